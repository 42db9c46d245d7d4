import { GOVERNOR_LIMITS, VEIL_SHAPES, type VeilShape } from '@vayl/domain';
import { Rocker } from '@vayl/ui/primitives/rocker';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../controls/choice-row.tsx';
import type { ControlsProps } from './bench-settings.ts';
import { WindowSliders } from './window-sliders.tsx';

const SHAPE_TEXT: Readonly<Record<VeilShape, string>> = { full: 'Full', edge: 'Edge', window: 'Window' };
const SHAPES = VEIL_SHAPES.map((value) => ({ value, text: SHAPE_TEXT[value] }));

/** Where the light is, and how strict its guard. */
export function ShapeControls({ settings, onChange }: ControlsProps): ReactNode {
  const { shape, clearWindow, isStrict } = settings;
  const swingCap = isStrict ? GOVERNOR_LIMITS.strictSwingCap : GOVERNOR_LIMITS.swingCap;
  return (
    <>
      <ChoiceRow name="Shape" options={SHAPES} value={shape} onChange={(chosen) => onChange({ shape: chosen })} />
      {shape === 'window' && (
        <WindowSliders clearWindow={clearWindow} onChange={(moved) => onChange({ clearWindow: moved })} />
      )}
      <div className="row row-switch">
        <span className="row-name" aria-hidden="true">
          Strict guard
        </span>
        <span className="row-note">
          Swing below <span className="num">{swingCap.toFixed(3)}</span> above{' '}
          <span className="num">{GOVERNOR_LIMITS.fullDepthMaxHz} Hz</span>
        </span>
        <Rocker name="Strict guard" isOn={isStrict} onChange={(isOn) => onChange({ isStrict: isOn })} />
      </div>
    </>
  );
}
