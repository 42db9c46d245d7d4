import { describe, expect, it } from 'vitest';
import { lightCapability } from '../index.ts';

const ask = (hz: number, refreshHz: number, missedShare = 0, fallbackHz = 8) =>
  lightCapability({ hz, waveform: 'Sine', refreshHz, missedShare, fallbackHz });

describe('what a display can show', () => {
  it.each([
    { hz: 12, refreshHz: 60, grade: 'exact', text: '12 Hz on your 60 Hz display (5 frames per cycle).' },
    {
      hz: 8,
      refreshHz: 60,
      grade: 'approximated',
      text: '8 Hz on average; the shape is stepped (7.5 frames per cycle) with a weak 52 Hz component.',
    },
    {
      hz: 40,
      refreshHz: 60,
      grade: 'not-representable',
      text:
        'Your display (60 Hz) cannot show 40 Hz; it would flicker at 20 Hz. ' +
        'Light stays at the global rate; sound still carries it.',
    },
    {
      hz: 8,
      refreshHz: 0,
      grade: 'not-representable',
      text: 'The refresh rate of this display is not known, so the light stands still.',
    },
  ])('is told for $hz Hz on $refreshHz Hz: $grade', ({ hz, refreshHz, grade, text }) => {
    expect(ask(hz, refreshHz)).toMatchObject({ grade, text });
  });

  it('says that the light stands still where there is no rate to fall back to', () => {
    expect(ask(40, 60, 0, 40).text).toContain('Light stands still; sound still carries it.');
    expect(ask(40, 60, 0, 30).text).toContain('Light stands still; sound still carries it.');
  });

  it('is a grade lower where more than 2 % of the frames were missed', () => {
    expect(ask(12, 60, 0.02).grade).toBe('exact');
    expect(ask(12, 60, 0.021)).toMatchObject({
      grade: 'approximated',
      text: '12 Hz on average: this display is missing frames.',
    });
    expect(ask(8, 60, 0.5).grade).toBe('approximated');
    expect(ask(40, 60, 0.5).grade).toBe('not-representable');
  });
});
