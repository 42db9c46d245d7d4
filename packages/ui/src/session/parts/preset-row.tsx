import { type SessionSettings, wrapHue } from '@vayl/domain';
import type { ReactNode } from 'react';
import { ratesText } from '../words/preset-text.ts';

interface PresetRowProps {
  readonly name: string;
  readonly settings: Pick<SessionSettings, 'globalModulationHz' | 'centerModulationHz' | 'visualHue'>;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** One preset: its colour, its name, its rates. */
export function PresetRow({ name, settings, isCurrent, onChoose, children }: PresetRowProps): ReactNode {
  return (
    <li className="v-preset">
      <button type="button" className="v-preset-choose" aria-pressed={isCurrent} onClick={onChoose}>
        <PresetMark hueDegrees={wrapHue(settings.visualHue)} />
        <span className="v-preset-name">{name}</span>
        <span className="v-preset-rates">{ratesText(settings)}</span>
      </button>
      {children}
    </li>
  );
}

function PresetMark({ hueDegrees }: { readonly hueDegrees: number }): ReactNode {
  return <i className="v-preset-mark" style={{ '--mark-hue': hueDegrees }} aria-hidden="true" />;
}
