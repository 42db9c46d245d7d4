import type { ReactNode } from 'react';
import { CUES, SESSION } from '../storyboard.ts';
import { easedShare, isLightOn, sceneOf } from '../timeline.ts';
import { ClosingCard } from './closing-card.tsx';
import { Desk } from './desk.tsx';
import type { FilmMoment } from './film-moment.ts';
import { FilmWindow } from './film-window.tsx';
import { Pointer } from './pointer.tsx';
import { StopKeys } from './stop-keys.tsx';
import { SystemBar } from './system-bar.tsx';
import { TitleCard } from './title-card.tsx';

/** The picture at a time: one screen from end to end, with a card before it and one after. */
export function Film(moment: FilmMoment): ReactNode {
  const { seconds } = moment;
  const titleEnd = sceneOf('title').to;
  const closingStart = sceneOf('closing').from;
  const { visualHue } = seconds < CUES.answer ? SESSION.before : SESSION.after;
  return (
    <div className="film" style={{ '--hue': visualHue }}>
      <Desk seconds={seconds} />
      <SystemBar isOn={isLightOn(seconds)} />
      <FilmWindow moment={moment} />
      <StopKeys seconds={seconds} />
      <Pointer seconds={seconds} />
      {seconds < titleEnd + CUES.cardSeconds && (
        <TitleCard seconds={seconds} goneShare={easedShare(seconds, titleEnd, titleEnd + CUES.cardSeconds)} />
      )}
      {seconds >= closingStart && (
        <ClosingCard comeShare={easedShare(seconds, closingStart, closingStart + CUES.cardSeconds)} />
      )}
    </div>
  );
}
