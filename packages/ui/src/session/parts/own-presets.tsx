import type { OwnPreset, Session } from '@vayl/session';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { PresetRow } from './preset-row.tsx';

interface OwnPresetsProps {
  readonly presets: readonly OwnPreset[];
  readonly isCurrent: (settings: OwnPreset['settings']) => boolean;
  readonly onChoose: Session['applyOwnPreset'];
  readonly onRemove: (preset: OwnPreset) => void;
}

/** One's own presets. Removing asks once more, in the same place: nothing brings a preset back. */
export function OwnPresets({ presets, isCurrent, onChoose, onRemove }: OwnPresetsProps): ReactNode {
  const [askedId, setAskedId] = useState<number>();
  return (
    <ul className="v-preset-list">
      {presets.map((preset) => {
        const isAsked = preset.id === askedId;
        return (
          <PresetRow
            key={preset.id}
            name={preset.name}
            settings={preset.settings}
            isCurrent={isCurrent(preset.settings)}
            onChoose={() => onChoose(preset.id)}
          >
            <Button
              look="quiet"
              size="small"
              onBlur={() => setAskedId(undefined)}
              onClick={() => (isAsked ? onRemove(preset) : setAskedId(preset.id))}
            >
              {isAsked ? 'Really remove' : 'Remove'}
              <VisuallyHidden> {preset.name}</VisuallyHidden>
            </Button>
          </PresetRow>
        );
      })}
    </ul>
  );
}
