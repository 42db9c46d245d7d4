import './session-section.css';
import { SLIDERS } from '@vayl/domain';
import { Slider } from '@vayl/ui/primitives/slider';
import { ControlsSheetView } from '@vayl/ui/session/controls-sheet';
import { StopLightView } from '@vayl/ui/session/stop-light';
import { type ReactNode, useState } from 'react';
import { TopBar } from '../../shell/top-bar.tsx';
import type { SectionProps } from '../../shell/workbench-section.ts';
import { ControlsSheets, MovedPanel } from './controls-sheets.tsx';
import { SafetySheets } from './safety-sheets.tsx';
import { RUNNING } from './session-samples.ts';
import { SideSheets } from './side-sheets.tsx';

const SURFACES = ['night', 'paper'] as const;
const STOPPING = { stop: () => undefined };

/** Session Controls and what belongs to them in every state, first at night and then on paper. */
export function SessionSection({ nav }: SectionProps): ReactNode {
  const [hue, setHue] = useState(205);
  return (
    <div className="session-bench">
      <TopBar nav={nav}>
        <StopLightView snapshot={RUNNING} actions={STOPPING} />
      </TopBar>
      <main>
        <div className="session-bench-hue">
          <Slider name="Hue" scale={SLIDERS.visualHue} value={hue} text={`${hue}°`} look="hue" onChange={setHue} />
        </div>
        {SURFACES.map((surface) => (
          <div key={surface} className="session-bench-surface" data-surface={surface} style={{ '--hue': hue }}>
            <h1>{surface === 'night' ? 'Night' : 'Paper'}</h1>
            <ControlsSheets />
            <SideSheets />
            <SafetySheets />
          </div>
        ))}
      </main>
      <ControlsSheetView snapshot={RUNNING} actions={STOPPING}>
        <MovedPanel name="" snapshot={RUNNING} />
      </ControlsSheetView>
    </div>
  );
}
