import type { ReactNode } from 'react';
import { PROGRESS } from '../self-test-words.ts';

/** A mark for each block, tall once it is done. Nothing of it says which kind it was. */
export function BlockMarks({ done, of }: { readonly done: number; readonly of: number }): ReactNode {
  return (
    <div className="self-test-progress">
      <div className="self-test-marks" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-done={index < done || undefined} />
        ))}
      </div>
      <p>{PROGRESS.done(done, of)}</p>
    </div>
  );
}
