import { z } from 'zod';
import { SessionSettings } from '../session/settings.ts';

/** What the suggestion call sends: these fields and nothing else (RD-14, RD-80). */
export const SuggestionRequest = z.object({
  userQuery: z.string().trim().min(1),
  currentSettings: SessionSettings,
  displayRefreshHz: z.number().positive().optional(),
  localHour: z.int().min(0).max(23).optional(),
  language: z.string().optional(),
});
export type SuggestionRequest = z.infer<typeof SuggestionRequest>;

/**
 * Builds the body from whatever the caller holds. Parsing drops every field that is not a session setting, so device
 * preferences and the demo's own flags can never travel along.
 */
export function suggestionRequest(draft: SuggestionRequest): SuggestionRequest {
  return SuggestionRequest.parse(draft);
}
