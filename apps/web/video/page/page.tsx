import '@vayl/ui/styles.css';
import './film.css';
import './film-window.css';
import './film-views.css';
import { createVeil, FULL_SHAPE, type LightRequest, type Veil } from '@vayl/light';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SESSION } from '../storyboard.ts';
import { isLightOn, secondsOf } from '../timeline.ts';
import { Film } from './film.tsx';
import { FilmClock } from './film-clock.ts';
import { renderFilmSound } from './film-sound.ts';
import { StyleMotion } from './style-motion.ts';

const ON: LightRequest = { ...SESSION.after, isOn: true, shape: FULL_SHAPE, isStrict: false };
const OFF: LightRequest = { ...ON, isOn: false };

const clock = new FilmClock();
const motion = new StyleMotion();
const stage = document.createElement('div');
document.body.append(stage);
const root = createRoot(stage);
let veil: Veil | undefined;
let request = OFF;
let shownBefore = '';
let wasLit = false;

/** What the tool calls from outside. */
const shown = {
  /** Renders the sound, lays the veil over the page, and hands back the samples. */
  async open(): Promise<string> {
    const { samples, phases } = await renderFilmSound();
    const created = createVeil({ parent: document.body, clock: clock.forLight, phases });
    if (!created.ok) throw new Error(created.error);
    veil = created.value;
    drawFrame(0);
    await document.fonts.ready;
    return samples;
  },
  drawFrame,
};
declare global {
  var film: typeof shown;
}

globalThis.film = shown;

/** Draws a frame, each from the one before, and tells whether it can differ from that one. */
function drawFrame(frame: number): boolean {
  const seconds = secondsOf(frame);
  clock.set(seconds * 1000);
  const wanted = isLightOn(seconds) ? ON : OFF;
  // The stop key, and no switch: it is dark on this frame, without a fade.
  if (request.isOn && !wanted.isOn) veil?.stop();
  if (wanted !== request) veil?.set(wanted);
  request = wanted;
  clock.fire();
  // What is in motion comes to where it is now, before anything is asked to move on from there.
  motion.moveTo(seconds * 1000);
  const light = veil?.report();
  flushSync(() => root.render(<Film seconds={seconds} clock={clock.forComponents} light={light} />));
  const isMoving = motion.moveTo(seconds * 1000);
  return hasChanged(request.isOn || light?.reason !== 'dark') || isMoving;
}

/** A canvas is drawn anew without a trace in the document, so whatever has one counts as changed. */
function hasChanged(isLit: boolean): boolean {
  const shownNow = stage.innerHTML;
  const isStill = shownNow === shownBefore && !isLit && !wasLit && stage.querySelector('canvas') === null;
  shownBefore = shownNow;
  wasLit = isLit;
  return !isStill;
}
