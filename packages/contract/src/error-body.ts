import { ERROR_TEXT, type ErrorCode } from '@vayl/domain';
import { z } from 'zod';

const CODES = Object.keys(ERROR_TEXT).filter((key): key is ErrorCode => key in ERROR_TEXT);

/** The one shape of every refusal: the sentence for a person, the code for a program, the number for our log. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.enum(CODES),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What any call can answer, whatever it is about. */
export const COMMON_ERRORS = [
  'request/invalid',
  'request/too-large',
  'request/too-many',
  'request/too-slow',
  'server/failed',
] as const satisfies readonly ErrorCode[];
