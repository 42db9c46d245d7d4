import './segments.css';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import type { Option } from './radio-group.tsx';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** One of a few short words, side by side. To keys and screen readers it is a group of radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  const { name, options, value, onChange, isDisabled = false } = props;
  return (
    <RadioGroup
      className="v-segments"
      aria-label={name}
      value={value}
      disabled={isDisabled}
      onValueChange={(chosen: Value) => onChange(chosen)}
    >
      {options.map((option) => (
        <Radio.Root key={option.value} className="v-segment" value={option.value}>
          <span className="v-segment-face">{option.text}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
