import './stage.css';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../controls/choice.tsx';
import { BACKGROUNDS } from './backgrounds/backgrounds.tsx';

const OPTIONS = BACKGROUNDS.map(({ text }) => ({ value: text, text }));

/** Something for the light to lie on. */
export function Stage(): ReactNode {
  const [shown, setShown] = useState(BACKGROUNDS[0]);
  return (
    <section className="stage" aria-label="Stage">
      <div className="stage-bar">
        <Choice
          name="Background"
          look="tabs"
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
