import './stage.css';
import { Segments } from '@vayl/ui/primitives/segments';
import { type ReactNode, useState } from 'react';
import { BACKGROUNDS } from './backgrounds/backgrounds.tsx';

const OPTIONS = BACKGROUNDS.map(({ text }) => ({ value: text, text }));

/** Something for the light to lie on. */
export function Stage(): ReactNode {
  const [shown, setShown] = useState(BACKGROUNDS[0]);
  return (
    <section className="stage" aria-label="Stage">
      <div className="stage-bar">
        <Segments
          name="Background"
          options={OPTIONS}
          value={shown.text}
          onChange={(chosen) => setShown(BACKGROUNDS.find(({ text }) => text === chosen) ?? BACKGROUNDS[0])}
        />
      </div>
      <div className="stage-view">
        <shown.Background />
      </div>
    </section>
  );
}
