import { restingSession, type SessionSnapshot } from '@vayl/session';
import { CUES, FILM, SESSION } from '../storyboard.ts';
import { isLightOn } from '../timeline.ts';
import type { FilmMoment } from './film-moment.ts';

const AT_REST = restingSession().getSnapshot();
const AS_ASKED = { grade: 'exact', text: '' } as const;

/** The session as the window is told of it: what the storyboard sets, and what the guard says of the light. */
export function sessionAt({ seconds, light }: FilmMoment): SessionSnapshot {
  const { before, after } = SESSION;
  const settings = { ...AT_REST.settings, ...(seconds < CUES.answer ? before : after), isOn: isLightOn(seconds) };
  const drawn = { refreshHz: FILM.framesPerSecond, global: AS_ASKED, center: AS_ASKED };
  return {
    ...AT_REST,
    settings,
    flicker: { is: 'allowed' },
    light: light === undefined ? undefined : { report: light, ...drawn },
  };
}
