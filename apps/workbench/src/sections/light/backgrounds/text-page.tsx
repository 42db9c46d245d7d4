import './text-page.css';
import type { ReactNode } from 'react';

/** Something to read, since reading is what most people do under the veil. */
export function TextPage(): ReactNode {
  return (
    <article className="text-page" data-surface="paper">
      <h2>How a display samples light</h2>
      <p>
        A display does not show change. It shows still pictures, sixty of them a second on most desks, and leaves the
        joining to the eye. Whatever brightens and fades again between two pictures is never seen; only its value at
        each refresh is.
      </p>
      <p>
        A wave drawn this way is a row of steps. At six cycles a second, a sixty hertz panel has ten pictures for each
        cycle, enough to trace the curve. At twenty it has three, and the curve becomes a staircase. The rate is still
        right. The shape is not.
      </p>
      <p>
        Past half the refresh rate something stranger happens. The pictures fall on the wave so rarely that they outline
        a slower one: fifty cycles a second, sampled sixty times, look exactly like ten. No setting can undo this
        afterwards, because the fast wave was never on the screen. The honest answer is to say so, and to draw nothing
        at that rate.
      </p>
      <p>
        Panels have habits of their own. Pixels take milliseconds to settle, backlights may pulse, and a busy computer
        skips a picture now and then. That is why the rate is measured here from the pictures that really came, and why
        a reading can change while you look at it.
      </p>
    </article>
  );
}
