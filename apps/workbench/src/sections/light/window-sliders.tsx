import './window-sliders.css';
import type { Slider as SliderScale } from '@vayl/domain';
import type { ClearWindow } from '@vayl/light';
import { Slider } from '@vayl/ui/primitives/slider';
import type { ReactNode } from 'react';

/** A window keeps at least this much of the display each way. */
const SMALLEST = 0.1;

type Side = keyof ClearWindow;

interface WindowSlidersProps {
  readonly clearWindow: ClearWindow;
  readonly onChange: (clearWindow: ClearWindow) => void;
}

/** The four sides of the clear window, in shares of the display. A side stops before the one it faces. */
export function WindowSliders({ clearWindow, onChange }: WindowSlidersProps): ReactNode {
  const { left, top, right, bottom } = clearWindow;
  const side = (name: string, key: Side, min: number, max: number) => (
    <Slider
      name={name}
      layout="row"
      scale={SHARES}
      value={clearWindow[key]}
      text={`${Math.round(100 * clearWindow[key])}%`}
      onChange={(value) => onChange({ ...clearWindow, [key]: Math.min(Math.max(value, min), max) })}
    />
  );
  return (
    <fieldset className="window-sliders" aria-label="Clear window">
      {side('Left', 'left', 0, right - SMALLEST)}
      {side('Right', 'right', left + SMALLEST, 1)}
      {side('Top', 'top', 0, bottom - SMALLEST)}
      {side('Bottom', 'bottom', top + SMALLEST, 1)}
    </fieldset>
  );
}

const SHARES: SliderScale = { min: 0, max: 1, step: 0.01, marks: [] };
