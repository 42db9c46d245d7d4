import './try-improvements.css';
import type { ReactNode } from 'react';

const PERCENTS = [0, 1, 5, 25, 40] as const;

/** The number that nobody knows, tried at both ends with one press. */
export function TryImprovements({ onTry }: { readonly onTry: (percent: number) => void }): ReactNode {
  return (
    <p className="roi-try">
      Try{' '}
      {PERCENTS.map((percent) => (
        <button key={percent} type="button" onClick={() => onTry(percent)}>
          {percent}%
        </button>
      ))}
    </p>
  );
}
