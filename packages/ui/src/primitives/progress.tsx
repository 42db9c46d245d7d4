import './progress.css';
import { Progress as BaseProgress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** How far it is, in words with a unit: `34 of 120 MB`. */
  readonly text: string;
}

/** How much is done of something whose end is known. What has no known end says so in words instead. */
export function Progress({ label, value, max, text }: ProgressProps): ReactNode {
  return (
    <BaseProgress.Root className="v-progress" value={value} max={max} aria-valuetext={text}>
      <BaseProgress.Label>{label}</BaseProgress.Label>
      <span className="v-progress-text" aria-hidden="true">
        {text}
      </span>
      <BaseProgress.Track className="v-progress-line">
        <BaseProgress.Indicator className="v-progress-done" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
