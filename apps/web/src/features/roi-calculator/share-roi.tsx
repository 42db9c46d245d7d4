import './share-roi.css';
import type { RoiInputs } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { logProblem } from '../../site/log-problem.ts';
import { roiLink } from './share-link.ts';

export interface ShareWords {
  readonly copy: string;
  readonly link: string;
  readonly copied: string;
  readonly refused: string;
  readonly reset: string;
}

interface ShareRoiProps {
  readonly inputs: RoiInputs;
  readonly words: ShareWords;
  readonly isDefault: boolean;
  readonly onReset: () => void;
}

type Copy = { readonly is: 'not-yet' } | { readonly is: 'done' | 'refused'; readonly link: string };

/** The numbers as an address: to keep, to pass on, or to argue about. */
export function ShareRoi({ inputs, words, isDefault, onReset }: ShareRoiProps): ReactNode {
  const [copy, setCopy] = useState<Copy>({ is: 'not-yet' });
  const link = roiLink(inputs);

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(link, window.location.href).href);
      setCopy({ is: 'done', link });
    } catch (cause) {
      logProblem('roi-calculator.copy-refused', cause);
      setCopy({ is: 'refused', link });
    }
  }

  // What was said about another link is not said about this one.
  const said = copy.is === 'not-yet' || copy.link !== link ? '' : copy.is === 'done' ? words.copied : words.refused;
  return (
    <div className="roi-share">
      <button type="button" className="roi-share-copy" onClick={() => void handleCopy()}>
        {words.copy}
      </button>
      <a href={link}>{words.link}</a>
      {!isDefault && (
        <button type="button" className="roi-share-reset" onClick={onReset}>
          {words.reset}
        </button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
