import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMBIENT_TRACKS,
  BACKGROUND_SOUND_TYPES,
  HistorySession,
  historyCsv,
  historyJson,
  MOST_TASK_CHARACTERS,
  RATINGS,
  readHistoryCsv,
  readHistoryJson,
  SLIDERS,
  WAVEFORMS,
} from '../index.ts';

const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const code = fc.constantFrom('person', 'locked', 'slept', 'displays-changed', 'some-later-reason');
const between = ({ min, max }: { readonly min: number; readonly max: number }) => fc.double({ min, max, noNaN: true });
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: MOST_TASK_CHARACTERS, unit: 'binary' }),
  fc.constantFrom('=1+1', "'quoted'", '"', 'two\r\nlines', ',', '-', '@home', 'über die Brücke', '\t', ' padded '),
);

const anySession = fc
  .record({
    id: fc.uuid(),
    startedAtMs: fc.nat({ max: 4_000_000_000_000 }),
    utcOffsetMinutes: fc.integer({ min: -720, max: 840 }),
    endedAtMs: fc.nat({ max: 4_000_000_000_000 }),
    endedBy: fc.option(code),
    task: fc.option(text),
    usedSeconds: seconds,
    asked: fc.record({
      globalModulationHz: fc.double({ min: 0.001, max: 100, noNaN: true }),
      centerModulationHz: fc.double({ min: 0.001, max: 100, noNaN: true }),
      globalModulationStrength: share,
      waveform: fc.constantFrom(...WAVEFORMS),
      visualHue: between(SLIDERS.visualHue),
      isochronicPitch: between(SLIDERS.isochronicPitch),
      masterAudioVolume: share,
      backgroundSoundType: fc.constantFrom(...BACKGROUND_SOUND_TYPES),
      ambientTrack: fc.oneof(fc.constantFrom(...AMBIENT_TRACKS), text),
      backgroundVolume: share,
    }),
    delivered: fc.option(
      fc.record({
        litSeconds: seconds,
        stillSeconds: seconds,
        limitedSeconds: seconds,
        askedLuminance: share,
        deliveredLuminance: share,
      }),
    ),
    doseVeilSeconds: seconds,
    pauses: fc.array(fc.record({ reason: code, afterSeconds: seconds, seconds })),
    rating: fc.option(fc.constantFrom(...RATINGS)),
  })
  .filter((session) => HistorySession.safeParse(session).success);

function oneSession(): HistorySession {
  const [session] = fc.sample(anySession, 1);
  if (session === undefined) throw new Error('no session');
  return session;
}

describe('an export', () => {
  it('of any sessions can be read back without loss, as JSON and as a table', () => {
    fc.assert(
      fc.property(fc.array(anySession), (sessions) => {
        expect(readHistoryJson(historyJson(sessions))).toEqual({ ok: true, value: sessions });
        expect(readHistoryCsv(historyCsv(sessions))).toEqual({ ok: true, value: sessions });
      }),
      { numRuns: 300 },
    );
  });

  it.each(['=1+1', '+1', '-1', '@now', '\t=1', "'=1"])(
    'as a table tells a spreadsheet nothing to do: %s',
    (formula) => {
      const session = oneSession();
      const table = historyCsv([{ ...session, task: formula, asked: { ...session.asked, ambientTrack: formula } }]);
      expect(table.split(`,'${formula},`)).toHaveLength(3);
    },
  );

  it('as a table says in the person’s own time when a session began', () => {
    const session = oneSession();
    const began = { startedAtMs: Date.UTC(2026, 10, 15, 23, 5), utcOffsetMinutes: 60 };
    expect(historyCsv([{ ...session, ...began }])).toContain(',2026-11-16 00:05,');
  });

  it.each(['', 'no file of ours', '{"version":2,"sessions":[]}', '{"sessions":[{}]}', 'id\r\n1\r\n', '"'])(
    'that is none is not read: %s',
    (file) => {
      expect(readHistoryJson(file)).toEqual({ ok: false, error: 'history/unreadable' });
      expect(readHistoryCsv(file)).toEqual({ ok: false, error: 'history/unreadable' });
    },
  );
});
