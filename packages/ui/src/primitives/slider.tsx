import './slider.css';
import { Slider as BaseSlider } from '@base-ui/react/slider';
import type { Slider as SliderScale } from '@vayl/domain';
import type { ReactNode } from 'react';
import { SliderMarks } from './slider-marks.tsx';
import { largeStep, movedValue } from './slider-move.ts';
import { wordAndNumber } from './word-and-number.ts';

interface SliderProps {
  readonly name: string;
  readonly scale: SliderScale;
  /** May lie between two steps: it stays as it is until the person moves the needle. */
  readonly value: number;
  /** The value as a person reads it: `205 Hz`, `Balanced 45%`. */
  readonly text: string;
  readonly onChange: (value: number) => void;
  /** `hue` draws the circle of colours as its line. */
  readonly look?: 'plain' | 'hue';
  /** Name and value above the line, or on both sides of it. */
  readonly layout?: 'stacked' | 'row';
  readonly isDisabled?: boolean;
}

export function Slider(props: SliderProps): ReactNode {
  const { name, scale, value, text, onChange, look = 'plain', layout = 'stacked', isDisabled = false } = props;
  const { word, number } = wordAndNumber(text);
  return (
    <BaseSlider.Root
      className={`v-slider v-slider-${look} v-slider-${layout}`}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      largeStep={largeStep(scale)}
      value={value}
      disabled={isDisabled}
      onValueChange={(to, { reason }) => {
        const hand = reason === 'keyboard' || reason === 'input-change' ? 'keys' : 'pointer';
        const moved = movedValue(scale, { from: value, to, hand });
        if (moved !== value) onChange(moved);
      }}
    >
      <BaseSlider.Label className="v-slider-name">{name}</BaseSlider.Label>
      <BaseSlider.Control className="v-slider-line">
        <BaseSlider.Track className="v-slider-track">
          <BaseSlider.Indicator className="v-slider-gone" />
          <BaseSlider.Thumb className="v-slider-needle" aria-valuetext={text} />
        </BaseSlider.Track>
      </BaseSlider.Control>
      <span className="v-slider-value" aria-hidden="true">
        {word !== '' && <b>{word}</b>}
        {number}
      </span>
      {scale.marks.length > 0 && <SliderMarks scale={scale} />}
    </BaseSlider.Root>
  );
}
