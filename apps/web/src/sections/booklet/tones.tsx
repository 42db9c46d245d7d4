import './slide.css';
import './tones.css';
import { SITE_CHORD } from '@vayl/domain';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TONES } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';
import { TONE_BOX, toneWave } from './tone-wave.ts';

export function Tones(): ReactNode {
  return (
    <div className="wrap slide slide-two">
      <div className="slide-words">
        <SlideTitle title={TONES.title} />
        <Text>{TONES.text}</Text>
        <Text look="small">{TONES.doubt}</Text>
      </div>
      <figure className="tones">
        {SITE_CHORD.map(({ hz, gain }) => (
          <div key={hz} className="tones-row">
            <p>
              {hz} <span>Hz</span>
            </p>
            <svg viewBox={`0 0 ${TONE_BOX.width} ${TONE_BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={toneWave({ hz, gain, spanMs: TONES.spanMs })} vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        ))}
        <div className="tones-scale" aria-hidden="true" />
        <figcaption className="slide-caption">{TONES.caption}</figcaption>
      </figure>
    </div>
  );
}
