import type { SessionSnapshot } from '@vayl/session';
import { Trace } from '@vayl/ui/instruments/trace';
import { LightMeter } from '@vayl/ui/session/light-meter';
import { PowerRow } from '@vayl/ui/session/parts/power-row';
import { Rates } from '@vayl/ui/session/parts/rates';
import type { ReactNode } from 'react';
import { FILM, WORDS } from '../storyboard.ts';
import type { FilmMoment } from './film-moment.ts';

interface SessionViewProps {
  readonly snapshot: SessionSnapshot;
  readonly clock: FilmMoment['clock'];
}

/** The first view: the switch, the light as a line, its rates, and how far it is from the limit. */
export function SessionView({ snapshot, clock }: SessionViewProps): ReactNode {
  const { globalModulationHz, centerModulationHz, waveform, isOn } = snapshot.settings;
  return (
    <div className="film-session">
      <div className="film-session-head">
        <h2 className="film-window-heading">{WORDS.sessionHeading}</h2>
        <PowerRow snapshot={snapshot} onSwitch={noPersonHere} />
      </div>
      <div className="film-session-trace">
        <Trace
          {...{ isOn, waveform, clock }}
          globalHz={globalModulationHz}
          centerHz={centerModulationHz}
          refreshHz={FILM.framesPerSecond}
        />
      </div>
      <Rates snapshot={snapshot} onChange={noPersonHere} />
      <div className="film-session-meter">
        <LightMeter snapshot={snapshot} />
      </div>
    </div>
  );
}

/** The storyboard moves everything in the film. */
const noPersonHere = (): void => undefined;
