import './slide.css';
import './veil.css';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { VEIL } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';
import { veilLines } from './veil-lines.ts';

const SCREEN = { width: 960, height: 600 };
const LINES = veilLines({ ...SCREEN, rows: 26, edgeCycles: 6, centerCycles: 14 });
/** The lengths of the lines of a page of text, in its own width. */
const TEXT_LINES = [0.55, 1, 0.94, 0.98, 0.62, 0, 0.97, 0.9, 1, 0.95, 0.4];

export function Veil(): ReactNode {
  return (
    <div className="wrap slide slide-two">
      <div className="slide-words">
        <SlideTitle title={VEIL.title} />
        {VEIL.text.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
      <figure className="veil-plate">
        <svg viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`} role="img" aria-label={VEIL.picture}>
          <rect className="veil-page" x="260" y="120" width="440" height="360" />
          {TEXT_LINES.map((share, line) => (
            <path key={line} className="veil-text" d={`M300 ${165 + line * 28}h${360 * share}`} />
          ))}
          <path className="veil-lines" d={LINES} />
          <rect className="veil-screen" x="0.5" y="0.5" width={SCREEN.width - 1} height={SCREEN.height - 1} />
        </svg>
        <figcaption className="slide-caption veil-keys">
          <span data-pin="global">{VEIL.edges}</span>
          <span data-pin="center">{VEIL.centre}</span>
        </figcaption>
      </figure>
    </div>
  );
}
