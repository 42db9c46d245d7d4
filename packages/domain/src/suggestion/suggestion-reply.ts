import { z } from 'zod';
import { isFiniteNumber } from '../number/number.ts';

/** A number that may be missing, null or nonsense: all of these are "absent" (RD-19). */
const absentable = z
  .unknown()
  .optional()
  .transform((value) => (isFiniteNumber(value) ? value : undefined));
const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** The published response, and the additions that an old client ignores. */
export const SuggestionReply = z.object({
  globalModulationHz: absentable,
  centerModulationHz: absentable,
  globalModulationStrength: absentable,
  visualHue: absentable,
  narrativeExplanation: z.string().catch(''),
  intent: z.string().optional().catch(undefined),
  declined: flag,
  unclear: flag,
  /** A decline that says something lasting about the person: flicker stays off, and chat cannot bring it back. */
  blocksFlicker: z.literal(true).optional().catch(undefined),
  /** The names of the presets that are offered where nothing is applied. */
  choices: z.array(z.string()).readonly().optional().catch(undefined),
});
export type SuggestionReply = z.infer<typeof SuggestionReply>;

/** What a response that is not OK may carry. */
export const SuggestionFailure = z.object({
  error: z.string().min(1).optional().catch(undefined),
  fallback: SuggestionReply.optional().catch(undefined),
});
