import './light-controls.css';
import { ERROR_TEXT } from '@vayl/domain';
import { Rocker } from '@vayl/ui/primitives/rocker';
import type { ReactNode } from 'react';
import { Presets } from './presets.tsx';
import { RateControls } from './rate-controls.tsx';
import { ShapeControls } from './shape-controls.tsx';
import type { LightBench } from './use-light-bench.ts';
import { WaveControls } from './wave-controls.tsx';

export function LightControls({ settings, change, switchTo, isUnavailable }: LightBench): ReactNode {
  return (
    <section className="panel" aria-labelledby="panel-title">
      <header className="panel-head">
        <div>
          <h1 id="panel-title">Light engine</h1>
          <p>{isUnavailable ? ERROR_TEXT['light/unavailable'] : stateText(settings.isOn)}</p>
        </div>
        <Rocker name="Light" isOn={settings.isOn} onChange={switchTo} isDisabled={isUnavailable} />
      </header>
      <Presets settings={settings} onChange={change} />
      <RateControls settings={settings} onChange={change} />
      <div className="panel-rows">
        <WaveControls settings={settings} onChange={change} />
        <ShapeControls settings={settings} onChange={change} />
      </div>
    </section>
  );
}

function stateText(isOn: boolean): string {
  return isOn ? 'On. The veil covers the whole window.' : 'Off. Nothing is drawn until you switch it on.';
}
