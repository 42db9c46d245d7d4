import './light-section.css';
import { PRODUCT_STATEMENT } from '@vayl/domain';
import type { ReactNode } from 'react';
import { TopBar } from '../../shell/top-bar.tsx';
import type { SectionProps } from '../../shell/workbench-section.ts';
import { LightControls } from './light-controls.tsx';
import { LightReadings } from './light-readings.tsx';
import { Stage } from './stage.tsx';
import { useLightBench } from './use-light-bench.ts';

/** The veil over five kinds of screen, with everything that can be set and everything the engine reports. */
export function LightSection({ nav }: SectionProps): ReactNode {
  const bench = useLightBench();
  const { settings, veil, tone, stop } = bench;
  return (
    <div className="light" data-on={settings.isOn}>
      <TopBar nav={nav}>
        <span className="light-state">{settings.isOn ? 'Light on' : 'Light off'}</span>
        <button
          className="light-tone"
          type="button"
          aria-pressed={tone.isPlaying}
          onClick={() => tone.playTo(!tone.isPlaying)}
        >
          {tone.isPlaying ? 'Silence the tone' : 'Play the tone in phase'}
        </button>
        <button className="light-stop" type="button" onClick={stop}>
          Stop the light <kbd>Esc</kbd>
        </button>
      </TopBar>
      <main className="light-main">
        <Stage />
        <LightControls {...bench} />
        <LightReadings veil={veil} settings={settings} />
      </main>
      <footer className="light-foot">{PRODUCT_STATEMENT}</footer>
    </div>
  );
}
