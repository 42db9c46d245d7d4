import { FREE_MINUTES_PER_DAY, PRODUCT_NAME } from '@vayl/domain';
import { restingSession } from '@vayl/session';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import { Logo } from '@vayl/ui/primitives/logo';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { LightStatus } from '@vayl/ui/session/light-status';
import { StopLightView } from '@vayl/ui/session/stop-light';
import type { ReactNode } from 'react';
import { CUES, WORDS } from '../storyboard.ts';
import { windowShare } from '../timeline.ts';
import type { FilmMoment } from './film-moment.ts';
import { HeliosView } from './helios-view.tsx';
import { sessionAt } from './session-at.ts';
import { SessionView } from './session-view.tsx';

/** The app's window on the desk: what the app shows, in its order, as much of it as there is room for. */
export function FilmWindow({ moment }: { readonly moment: FilmMoment }): ReactNode {
  const { seconds } = moment;
  const share = windowShare(seconds);
  if (share === 0) return null;
  const snapshot = sessionAt(moment);
  const { isOn } = snapshot.settings;
  const view = CUES.helios <= seconds && seconds < CUES.session ? 'helios' : 'session';
  return (
    <div className="film-window" data-surface="night" style={{ '--shown': share }}>
      <div className="film-window-title" data-surface="paper">
        <i />
        <i />
        <i />
        <span>{PRODUCT_NAME}</span>
      </div>
      <div className="film-window-bar">
        <Logo size="small" isOn={isOn} />
        <ul>
          {Object.entries(WORDS.ways).map(([name, text]) => (
            <li key={name} aria-current={name === view}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      {view === 'helios' ? <HeliosView seconds={seconds} /> : <SessionView snapshot={snapshot} clock={moment.clock} />}
      <div className="film-window-dock">
        <LightStatus snapshot={snapshot} />
        {isOn && <FeltWrongDialog session={restingSession()} />}
        <StopLightView snapshot={snapshot} actions={restingSession()} />
      </div>
      <div className="film-window-foot">
        <b>{FREE_MINUTES_PER_DAY}</b> {WORDS.minutesLeft}
        <FifteenMarks minutesLeft={FREE_MINUTES_PER_DAY} />
        <span>{WORDS.notMedical}</span>
      </div>
    </div>
  );
}
