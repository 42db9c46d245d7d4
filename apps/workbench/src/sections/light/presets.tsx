import './presets.css';
import { presetChange, SESSION_PRESETS, type SessionPreset } from '@vayl/domain';
import type { ReactNode } from 'react';
import type { BenchSettings, ControlsProps } from './bench-settings.ts';

export function Presets({ settings, onChange }: ControlsProps): ReactNode {
  return (
    <fieldset className="presets" aria-label="Presets">
      {SESSION_PRESETS.map((preset) => (
        <button
          key={preset.name}
          className="preset"
          type="button"
          aria-pressed={isSetTo(settings, preset)}
          onClick={() => onChange(presetChange(preset))}
        >
          <span className="preset-face">{preset.name}</span>
        </button>
      ))}
    </fieldset>
  );
}

function isSetTo(settings: BenchSettings, preset: SessionPreset): boolean {
  return (
    settings.globalModulationHz === preset.globalModulationHz &&
    settings.centerModulationHz === preset.centerModulationHz &&
    settings.visualHue === preset.visualHue
  );
}
