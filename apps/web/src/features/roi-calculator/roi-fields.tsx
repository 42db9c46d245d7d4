import type { RoiInputs } from '@vayl/domain';
import type { ReactNode } from 'react';
import { RoiField } from './roi-field.tsx';
import { ROI_INPUT_NAMES } from './share-link.ts';
import { TryImprovements } from './try-improvements.tsx';

export interface RoiFieldWords {
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
  readonly hint?: ReactNode;
}

interface RoiFieldsProps {
  readonly words: Readonly<Record<keyof RoiInputs, RoiFieldWords>>;
  readonly textOf: (name: keyof RoiInputs) => string;
  readonly onType: (name: keyof RoiInputs, text: string) => void;
  readonly onSettle: (name: keyof RoiInputs) => void;
}

export function RoiFields({ words, textOf, onType, onSettle }: RoiFieldsProps): ReactNode {
  return ROI_INPUT_NAMES.map((name) => {
    const { label, before, after, hint } = words[name];
    return (
      <div key={name} className="roi-input">
        <RoiField
          name={name}
          label={label}
          before={before}
          after={after}
          hint={hint}
          text={textOf(name)}
          onType={onType}
          onSettle={onSettle}
        />
        {name === 'improvementPercent' && <TryImprovements onTry={(percent) => onType(name, String(percent))} />}
      </div>
    );
  });
}
