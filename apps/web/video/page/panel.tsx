import { Button } from '@vayl/ui/primitives/button';
import { Logo } from '@vayl/ui/primitives/logo';
import { Rocker } from '@vayl/ui/primitives/rocker';
import type { ReactNode } from 'react';
import { CUES, type SceneName } from '../storyboard.ts';
import type { FilmMoment } from './film-moment.ts';
import { HeliosView } from './helios-view.tsx';
import { LiveView } from './live-view.tsx';

/** How the panel stands in each scene. */
const STANDS: Readonly<Record<SceneName, 'closed' | 'asking' | 'live'>> = {
  title: 'closed',
  desk: 'closed',
  helios: 'asking',
  light: 'live',
  stop: 'live',
  closing: 'live',
};

interface PanelProps {
  readonly scene: SceneName;
  readonly moment: FilmMoment;
}

/** Vayl at the foot of the screen: a bar that opens to be asked, and lies low while the light is on. */
export function Panel({ scene, moment }: PanelProps): ReactNode {
  const { seconds } = moment;
  const stands = STANDS[scene];
  const isOn = CUES.lightOn <= seconds && seconds < CUES.lightOff;
  return (
    <div className="film-panel" data-surface="night" data-stands={stands}>
      <div className="film-panel-bar">
        <Logo isOn={isOn} />
        <Rocker name="Light" isOn={isOn} onChange={noPersonHere} />
        <span>{isOn ? 'Light on' : 'Light off'}</span>
        {isOn && <Button look="stop">Stop the light</Button>}
        {!isOn && stands !== 'asking' && <Button look="line">Ask Helios</Button>}
      </div>
      {stands === 'asking' && <HeliosView seconds={seconds} />}
      {stands === 'live' && <LiveView moment={moment} isOn={isOn} />}
    </div>
  );
}

/** The storyboard moves everything in the film. */
const noPersonHere = (): void => undefined;
