import { drawnRates } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { CAPTIONS, CUES, FILM, SCENES, SESSION } from './storyboard.ts';
import { FRAMES, isLightOn, sceneAt, sceneOf, shareOf, webVtt, windowShare, writtenPart } from './timeline.ts';

const { before, after } = SESSION;

describe('the scenes', () => {
  it('cover the thirty seconds without a gap', () => {
    expect(FILM.seconds).toBe(30);
    expect([0, ...SCENES.map(({ to }) => to)]).toEqual([...SCENES.map(({ from }) => from), FILM.seconds]);
  });

  it('are found by their time, the last frame included', () => {
    expect(SCENES.map(({ from }) => sceneAt(from))).toEqual(SCENES.map(({ name }) => name));
    expect(sceneAt((FRAMES - 1) / FILM.framesPerSecond)).toBe('closing');
  });

  it('hold their cues', () => {
    const { open, helios, ask, send, answer, pins, session, lightOn, hide, stop } = CUES;
    expect([open, helios, ask.from, ask.to, send, answer, pins].map(sceneAt)).toEqual(Array(7).fill('helios'));
    expect([session, lightOn, hide].map(sceneAt)).toEqual(['light', 'light', 'light']);
    expect(sceneAt(stop)).toBe('stop');
    const inOrder = [open, helios, ask.from, ask.to, send, answer, pins, session, lightOn, hide, stop];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });
});

describe('the window', () => {
  const { open, hide, windowSeconds, work, lightOn, stop, keys } = CUES;

  it('is there from its opening to its hiding, and at no other time', () => {
    const times = [open, open + windowSeconds, hide, hide + windowSeconds];
    expect(times.map(windowShare)).toEqual([0, 1, 1, 0]);
    expect([0, FILM.seconds].map(windowShare)).toEqual([0, 0]);
  });

  it('is hidden while work goes on, and the light is on', () => {
    for (const { from, to } of work) expect([from, to].map(windowShare)).toEqual([0, 0]);
    expect([work[1].from, work[1].to].map(isLightOn)).toEqual([true, true]);
  });

  it('is not needed to stop: the keys are, and can be read before', () => {
    expect(windowShare(stop)).toBe(0);
    expect(keys.from).toBeLessThanOrEqual(stop - 0.5);
    expect([lightOn, stop].map(isLightOn)).toEqual([true, false]);
  });
});

describe('the captions', () => {
  it.each(CAPTIONS)('lie within their scene: $from', ({ scene, from, to }) => {
    const { from: start, to: end } = sceneOf(scene);
    expect(start <= from && from < to && to <= end && to <= FILM.seconds).toBe(true);
  });

  it('follow one another, and each can be read', () => {
    const times = CAPTIONS.flatMap(({ from, to }) => [from, to]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const charactersPerSecond = CAPTIONS.map(({ from, to, text }) => text.length / (to - from));
    expect(Math.max(...charactersPerSecond)).toBeLessThan(28);
  });

  it('are written as WebVTT', () => {
    expect(webVtt().split('\n').slice(0, 4)).toEqual([
      'WEBVTT',
      '',
      '00:00:00.300 --> 00:00:03.900',
      'Vayl: an instrument for attention.',
    ]);
    expect(webVtt().match(/ --> /g)).toHaveLength(CAPTIONS.length);
  });
});

describe('the light in the film', () => {
  const rates = [before, after].flatMap(({ globalModulationHz, centerModulationHz }) => [
    globalModulationHz,
    centerModulationHz,
  ]);

  it.each(rates)('never has a rate between 15 and 25 Hz: %d Hz', (hz) => {
    expect(hz < 15 || hz > 25).toBe(true);
  });

  it('has rates that this many frames a second can show', () => {
    const asked = { globalHz: after.globalModulationHz, centerHz: after.centerModulationHz };
    expect(drawnRates(asked, FILM.framesPerSecond)).toEqual(asked);
    expect(drawnRates(asked, 30)).not.toEqual(asked);
  });

  it('is never switched on by Helios', () => {
    expect([before.isOn, after.isOn]).toEqual([false, false]);
  });
});

describe('time', () => {
  it('is shared out evenly and never beyond its ends', () => {
    expect([0, 2, 3, 4, 9].map((seconds) => shareOf(seconds, 2, 4))).toEqual([0, 0, 0.5, 1, 1]);
    expect(writtenPart('twelve chars', 3, { from: 2, to: 4 })).toBe('twelve');
  });
});
