import './slide.css';
import './problem.css';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { PROBLEM } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';

const MARKS = Array.from({ length: PROBLEM.scaleMinutes / 5 + 1 }, (_, five) => five * 5);
const place = (minutes: number) => `${(100 * minutes) / PROBLEM.scaleMinutes}%`;

export function Problem(): ReactNode {
  return (
    <div className="wrap slide problem">
      <SlideTitle title={PROBLEM.title} />
      <figure className="problem-strip" role="img" aria-label="23 minutes 15 seconds, drawn to scale on 25 minutes">
        <div className="problem-bar" style={{ width: place(PROBLEM.minutes) }}>
          <span>23 min 15 s</span>
        </div>
        <div className="problem-scale">
          {MARKS.map((minutes) => (
            <span key={minutes} style={{ left: place(minutes) }}>
              {minutes === PROBLEM.scaleMinutes ? `${minutes} min` : minutes}
            </span>
          ))}
        </div>
      </figure>
      <div className="slide-two" data-align="top">
        <Text look="lead">{PROBLEM.text}</Text>
        <Text look="lead">{PROBLEM.ours}</Text>
      </div>
    </div>
  );
}
