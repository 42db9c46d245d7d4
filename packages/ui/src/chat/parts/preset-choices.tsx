import './preset-choices.css';
import type { SessionPreset } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';

interface PresetChoicesProps {
  readonly presets: readonly SessionPreset[];
  readonly isDisabled: boolean;
  readonly onChoose: (preset: SessionPreset) => void;
}

/** Choices that need no understanding. Nothing is applied before one of them is pressed. */
export function PresetChoices({ presets, isDisabled, onChoose }: PresetChoicesProps): ReactNode {
  return (
    <fieldset className="v-chat-choices" aria-label="Choose the closest">
      {presets.map((preset) => (
        <Button
          key={preset.name}
          look="line"
          size="small"
          isDisabled={isDisabled}
          keepsFocus
          onClick={() => onChoose(preset)}
        >
          {preset.name}
        </Button>
      ))}
    </fieldset>
  );
}
