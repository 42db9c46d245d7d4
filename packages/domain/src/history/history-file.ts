import { z } from 'zod';
import { err, ok, type Result } from '../result/result.ts';
import { csvText, readCsv, readCsvText, writeCsv } from './csv.ts';
import { AskedSettings, DeliveredLight, HistorySession, type SessionPause } from './history-session.ts';
import { calendarDate, localDayOf, localSecondsOf } from './local-day.ts';

export type HistoryFileError = 'history/unreadable';

const FILE_VERSION = 1;
const HistoryFile = z.object({ version: z.literal(FILE_VERSION), sessions: z.array(HistorySession) });

/** Everything that is kept, to the last digit. */
export function historyJson(sessions: readonly HistorySession[]): string {
  return `${JSON.stringify({ version: FILE_VERSION, sessions }, undefined, 2)}\n`;
}

export function readHistoryJson(text: string): Result<readonly HistorySession[], HistoryFileError> {
  try {
    const file = HistoryFile.safeParse(JSON.parse(text));
    return file.success ? ok(file.data.sessions) : err('history/unreadable');
  } catch {
    // No JSON at all is no more readable than JSON of another kind.
    return err('history/unreadable');
  }
}

const ASKED = AskedSettings.keyof().options;
const DELIVERED = DeliveredLight.keyof().options;
const COLUMNS: readonly string[] = [
  'id',
  'startedLocal',
  'startedAtMs',
  'utcOffsetMinutes',
  'endedAtMs',
  'endedBy',
  'task',
  'usedSeconds',
  ...ASKED,
  ...DELIVERED,
  'doseVeilSeconds',
  'pauses',
  'rating',
];

/** The same as a table: one line to a session, and a first line that names the columns. */
export function historyCsv(sessions: readonly HistorySession[]): string {
  return writeCsv([COLUMNS, ...sessions.map(csvRow)]);
}

function csvRow(session: HistorySession): readonly string[] {
  const { asked, delivered, pauses, task, ...rest } = session;
  const cells: Readonly<Record<string, string | number | null>> = {
    ...rest,
    ...asked,
    ...delivered,
    startedLocal: startedLocal(session),
    task: task === null ? null : csvText(task),
    ambientTrack: csvText(asked.ambientTrack),
    pauses: pauses.map(pauseText).join('; '),
  };
  return COLUMNS.map((column) => `${cells[column] ?? ''}`);
}

/** For people; whoever reads the file back takes the milliseconds. */
function startedLocal(session: HistorySession): string {
  const { year, month, dayOfMonth } = calendarDate(localDayOf(session));
  const minutes = Math.floor(localSecondsOf(session) / 60);
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${year}-${two(month)}-${two(dayOfMonth)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function pauseText({ reason, seconds, afterSeconds }: SessionPause): string {
  return `${reason} for ${seconds} s after ${afterSeconds} s`;
}

const PAUSE = /^(?<reason>[a-z-]+) for (?<seconds>[\d.e+-]+) s after (?<afterSeconds>[\d.e+-]+) s$/;

function readPause(text: string) {
  const { reason, seconds, afterSeconds } = PAUSE.exec(text)?.groups ?? {};
  return { reason, seconds: Number(seconds), afterSeconds: Number(afterSeconds) };
}

export function readHistoryCsv(text: string): Result<readonly HistorySession[], HistoryFileError> {
  const table = readCsv(text);
  if (!table.ok) return err('history/unreadable');
  const [head, ...rows] = table.value;
  if (head?.join() !== COLUMNS.join()) return err('history/unreadable');
  const sessions = z.array(HistorySession).safeParse(rows.map(readRow));
  return sessions.success ? ok(sessions.data) : err('history/unreadable');
}

const WORDS: readonly string[] = ['id', 'endedBy', 'waveform', 'backgroundSoundType'];
const TEXTS: readonly string[] = ['task', 'ambientTrack'];

function readRow(row: readonly string[]): unknown {
  const cells = Object.fromEntries(COLUMNS.map((column, index) => [column, readCell(column, row[index] ?? '')]));
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, cells[name]]));
  return {
    ...cells,
    asked: pick(ASKED),
    delivered: cells['litSeconds'] === null ? null : pick(DELIVERED),
  };
}

function readCell(column: string, text: string): unknown {
  if (column === 'pauses') return text === '' ? [] : text.split('; ').map(readPause);
  if (text === '') return null;
  if (TEXTS.includes(column)) return readCsvText(text);
  return WORDS.includes(column) ? text : Number(text);
}
