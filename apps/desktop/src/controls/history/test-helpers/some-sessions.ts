import type { HistorySession, Rating } from '@vayl/domain';

const DAY_MS = 86_400_000;
const KINDS = [
  { task: 'Focus', globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 },
  { task: 'Create', globalModulationHz: 5, centerModulationHz: 10, visualHue: 275 },
  { task: 'write the quarterly report', globalModulationHz: 6, centerModulationHz: 13, visualHue: 190 },
  { task: null, globalModulationHz: 0.4, centerModulationHz: 8, visualHue: 243 },
  { task: 'Calm', globalModulationHz: 0.1, centerModulationHz: 6, visualHue: 140 },
] as const;
const START_HOURS = [9, 9.5, 10, 11, 14, 14.5, 15, 16, 20];

/** The same for the same number, and no pattern that one could see. */
function chance(number: number): number {
  const value = Math.sin(number * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** One session of somebody's, by its number. */
export function someSession(number: number, startedAtMs: number): HistorySession {
  const { task, ...rates } = KINDS[Math.floor(chance(number) * KINDS.length)] ?? KINDS[0];
  const usedSeconds = Math.round(300 + chance(number + 0.3) * 2700);
  const isPaused = chance(number + 0.5) < 0.2;
  const isRated = chance(number + 0.6) < 0.6;
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    startedAtMs,
    utcOffsetMinutes: 60,
    endedAtMs: startedAtMs + usedSeconds * 1000 + (isPaused ? 90_000 : 0),
    endedBy: 'switched-off',
    task,
    usedSeconds,
    asked: {
      ...rates,
      globalModulationStrength: 0.45,
      waveform: 'Sine',
      isochronicPitch: 205,
      masterAudioVolume: 0.1,
      backgroundSoundType: 'brown',
      ambientTrack: 'Serene Rain',
      backgroundVolume: 0.015,
    },
    delivered: {
      litSeconds: usedSeconds,
      stillSeconds: 0,
      limitedSeconds: Math.round(usedSeconds * chance(number + 0.7)),
      askedLuminance: 0.0432,
      deliveredLuminance: 0.0391,
    },
    doseVeilSeconds: Math.round(usedSeconds * 0.0945 * 10) / 10,
    pauses: isPaused ? [{ reason: 'person', afterSeconds: 120, seconds: 90 }] : [],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one to five, by the arithmetic beside it
    rating: isRated ? ((1 + Math.floor(chance(number + 0.8) ** 0.6 * 5)) as Rating) : null,
  };
}

/** Sessions of many days up to one, five or six to a day, with a day off now and then; oldest first. */
export function someSessions({ days, lastDayMs }: { readonly days: number; readonly lastDayMs: number }) {
  const sessions: HistorySession[] = [];
  for (let day = days - 1; day >= 0; day -= 1) {
    if (chance(day + 0.1) < 0.12) continue;
    const count = 4 + Math.floor(chance(day + 0.2) * 5);
    for (const hour of START_HOURS.slice(0, count)) {
      sessions.push(someSession(sessions.length, lastDayMs - day * DAY_MS + hour * 3_600_000));
    }
  }
  return sessions;
}
