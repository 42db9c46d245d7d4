import type { SuggestionRequest, SuggestionResponse } from '@vayl/domain';

const ANSWER_MS = 900;

/** Stands in for the server: each of its answers can be called up by a word. */
export async function askScripted({
  userQuery,
  currentSettings,
}: SuggestionRequest): Promise<SuggestionResponse | 'no-response'> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const { centerModulationHz, globalModulationHz, visualHue } = currentSettings;
  const words = userQuery.toLowerCase();
  if (words.includes('offline')) return 'no-response';
  if (words.includes('key')) return { ok: false, body: { error: 'API Key is missing' } };
  if (words.includes('seizure')) {
    return {
      ok: true,
      body: { declined: true, blocksFlicker: true, narrativeExplanation: 'Please keep the light off.' },
    };
  }
  if (words.includes('usual')) {
    return { ok: true, body: { unclear: true, narrativeExplanation: 'I changed nothing. Which is closest?' } };
  }
  if (words.includes('calmer')) {
    const body = {
      intent: 'refinement',
      centerModulationHz: centerModulationHz * 0.75,
      globalModulationHz: globalModulationHz * 0.75,
      visualHue,
      narrativeExplanation: 'I slowed both rhythms by a quarter; the rest stays as it was.',
    };
    return { ok: true, body };
  }
  const narrativeExplanation =
    'I set a Beta rhythm at 14 Hz over a slower 6 Hz. Some people find that it helps; the evidence is mixed.';
  return { ok: true, body: { centerModulationHz: 14, globalModulationHz: 6, visualHue: 205, narrativeExplanation } };
}
