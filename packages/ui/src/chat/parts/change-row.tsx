import '../../instruments/frequency-change.css';
import './change-row.css';
import type { Degrees } from '@vayl/domain';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';

interface ChangeRowProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** In words, where the numbers alone say little. */
  readonly meaning?: string;
  /** A square of this hue before the name. */
  readonly swatchHue?: Degrees;
}

/** A row like those of the two frequencies, for another setting: `Hue  indigo to blue  243° → 205°`. */
export function ChangeRow({ name, before, after, meaning, swatchHue }: ChangeRowProps): ReactNode {
  return (
    <p className="v-change">
      <span className="v-change-key">
        <i className="v-change-mark" data-swatch={swatchHue !== undefined} style={{ '--swatch-hue': swatchHue }} />
        {name}
      </span>{' '}
      <span className="v-change-bands">{meaning}</span>{' '}
      <span className="v-change-values">
        {before} <span aria-hidden="true">→</span>
        <VisuallyHidden>to</VisuallyHidden> <b>{after}</b>
      </span>
    </p>
  );
}
