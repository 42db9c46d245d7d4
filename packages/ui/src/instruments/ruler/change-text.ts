import { bandOf, displayFrequency, type Hertz } from '@vayl/domain';

export interface FrequencyStep {
  readonly fromHz: Hertz;
  readonly toHz: Hertz;
}

export interface ChangeText {
  /** `8`, or `4 cycles/10s` where the new value has another unit. */
  readonly before: string;
  readonly after: string;
  /** `Theta`, or `Alpha to Beta`. */
  readonly bands: string;
}

export function changeText({ fromHz, toHz }: FrequencyStep): ChangeText {
  const from = displayFrequency(fromHz);
  const to = displayFrequency(toHz);
  const bands = [bandOf(fromHz).name, bandOf(toHz).name];
  return {
    before: from.unit === to.unit ? `${from.value}` : from.text,
    after: to.text,
    bands: bands[0] === bands[1] ? `${bands[1]}` : bands.join(' to '),
  };
}
