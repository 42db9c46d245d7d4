import { Mark } from '@vayl/ui/primitives/mark';
import type { ReactNode } from 'react';
import { WORDS } from '../storyboard.ts';

/** The bar of the system, whichever that is: what is in front, and the mark of what runs behind. */
export function SystemBar({ isOn }: { readonly isOn: boolean }): ReactNode {
  return (
    <div className="film-system" data-surface="paper">
      <b>{WORDS.editor}</b>
      <Mark isOn={isOn} />
    </div>
  );
}
