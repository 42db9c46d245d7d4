import { type DestinationStream, type Logger, pino } from 'pino';
import { errorFacts } from './error-facts.ts';

export type Log = Logger;

/** What must never be written, wherever it turns up. Health statements and mail texts are never handed to the log at all. */
const SECRET_FIELDS = [
  'email',
  'password',
  'newPassword',
  'token',
  'code',
  'verifier',
  'secret',
  'authorization',
  'cookie',
  'to',
];

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[kept out]' },
    serializers: { cause: errorFacts },
  };
  // One write for many lines: a system call for each costs more than most requests do. What waits is written within a
  // quarter of a second, and at the end.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 }));
}
