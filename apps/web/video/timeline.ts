import { CAPTIONS, CUES, FILM, SCENES, type Scene, type SceneName } from './storyboard.ts';

export const FRAMES = FILM.seconds * FILM.framesPerSecond;

export const secondsOf = (frame: number): number => frame / FILM.framesPerSecond;

export function sceneAt(seconds: number): SceneName {
  return (SCENES.find(({ from, to }) => from <= seconds && seconds < to) ?? sceneOf('closing')).name;
}

export function sceneOf(name: SceneName): Scene {
  const found = SCENES.find((scene) => scene.name === name);
  if (found === undefined) throw new Error(`no scene is called ${name}`);
  return found;
}

/** A person has switched it on, and not stopped it yet. */
export function isLightOn(seconds: number): boolean {
  return CUES.lightOn <= seconds && seconds < CUES.stop;
}

/** How much of the window is there: it opens and hides in the time of a glance. */
export function windowShare(seconds: number): number {
  const { open, hide, windowSeconds } = CUES;
  return easedShare(seconds, open, open + windowSeconds) - easedShare(seconds, hide, hide + windowSeconds);
}

/** How much of a stretch of time is over, from 0 to 1. */
export function shareOf(seconds: number, from: number, to: number): number {
  return Math.min(Math.max((seconds - from) / (to - from), 0), 1);
}

/** The same for what moves: it starts and arrives gently. */
export function easedShare(seconds: number, from: number, to: number): number {
  const share = shareOf(seconds, from, to);
  return share * share * (3 - 2 * share);
}

/** The first characters of a text that is being written, evenly. */
export function writtenPart(
  text: string,
  seconds: number,
  { from, to }: { readonly from: number; readonly to: number },
) {
  return text.slice(0, Math.round(text.length * shareOf(seconds, from, to)));
}

/** The captions as a WebVTT file. */
export function webVtt(): string {
  const cues = CAPTIONS.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
