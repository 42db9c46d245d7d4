import './row.css';
import './slider.css';
import { type Slider as SliderScale, sliderPosition } from '@vayl/domain';
import { type ReactNode, useId } from 'react';

interface SliderProps {
  readonly name: string;
  readonly scale: SliderScale;
  readonly value: number;
  /** The value as a person reads it: a number, or a word and a number. */
  readonly text: string;
  readonly onChange: (value: number) => void;
  /** `hue` shows the circle of colours as its line; `small` shares a line with another slider. */
  readonly look?: 'plain' | 'hue' | 'small';
}

export function Slider({ name, scale, value, text, onChange, look = 'plain' }: SliderProps): ReactNode {
  const id = useId();
  const numberAt = Math.max(text.search(/\d/), 0);
  return (
    <div className={`row row-${look}`}>
      <label className="row-name" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className={`slider slider-${look}`}
        type="range"
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={value}
        aria-valuetext={text}
        style={{ '--share': sliderPosition(scale, value) }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output className="row-value num" htmlFor={id}>
        <em>{text.slice(0, numberAt)}</em>
        {text.slice(numberAt)}
      </output>
    </div>
  );
}
