import '@vayl/ui/styles.css';
import './instruments-section.css';
import { SLIDERS } from '@vayl/domain';
import { Slider } from '@vayl/ui/primitives/slider';
import { type ReactNode, useState } from 'react';
import { TopBar } from '../../shell/top-bar.tsx';
import type { SectionProps } from '../../shell/workbench-section.ts';
import { ChartSheet } from './chart-sheet.tsx';
import { MeterSheet } from './meter-sheet.tsx';
import { RulerSheet } from './ruler-sheet.tsx';
import { SignalSheet } from './signal-sheet.tsx';

const SURFACES = ['night', 'paper'] as const;

/** Every instrument in every state, first at night and then on paper. */
export function InstrumentsSection({ nav }: SectionProps): ReactNode {
  const [hue, setHue] = useState(36);
  return (
    <div className="instruments">
      <TopBar nav={nav}>{null}</TopBar>
      <main>
        <div className="instruments-hue">
          <Slider name="Hue" scale={SLIDERS.visualHue} value={hue} text={`${hue}°`} look="hue" onChange={setHue} />
        </div>
        {SURFACES.map((surface) => (
          <div key={surface} className="instruments-surface" data-surface={surface} style={{ '--hue': hue }}>
            <h1>{surface === 'night' ? 'Night' : 'Paper'}</h1>
            <RulerSheet />
            <SignalSheet />
            <MeterSheet />
            <ChartSheet />
          </div>
        ))}
      </main>
    </div>
  );
}
