import { z } from 'zod';
import { INTENTS } from '../intents.ts';
import { DECLINE_REASONS } from '../reply.ts';

/**
 * The answer that a provider must give. Every field is required and nothing may be added, as strict structured output
 * demands; what does not apply is null. Ranges stand in descriptions, because not every provider honours them: they are
 * enforced where the answer is read. The intent comes first, so that a model decides it before the numbers.
 */
export const ProviderAnswer = z.strictObject({
  intent: z.enum(INTENTS),
  declined: z.boolean(),
  declineReason: z.enum([...DECLINE_REASONS, 'unclear']).nullable(),
  globalModulationHz: z.number().nullable().describe('0.1-100, lower than centerModulationHz; null if declined'),
  centerModulationHz: z.number().nullable().describe('0.2-100; null if declined'),
  globalModulationStrength: z.number().nullable().describe('0-1, only when the person asks for intensity'),
  visualHue: z.number().nullable().describe('whole degrees, 15-340; null if declined'),
  narrativeExplanation: z.string().describe("1-3 sentences, at most 60 words, in the person's language"),
});
export type ProviderAnswer = z.infer<typeof ProviderAnswer>;
