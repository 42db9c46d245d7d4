import { type Slider, sliderPosition } from '@vayl/domain';
import type { ReactNode } from 'react';

/** Marks at their true place on the linear scale: 880 is not the middle of 28 to 1760 (RD-31). */
export function SliderMarks({ scale }: { readonly scale: Slider }): ReactNode {
  return (
    <div className="v-slider-marks" aria-hidden="true">
      {scale.marks.map((mark) => {
        const at = sliderPosition(scale, mark);
        return (
          <span key={mark} className="v-slider-mark" style={{ '--at': at, '--lean': leanOf(at) }}>
            <span>{mark}</span>
          </span>
        );
      })}
    </div>
  );
}

/** A number at an end of the line stays within it. */
function leanOf(at: number): number {
  return at === 0 || at === 1 ? at : 0.5;
}
