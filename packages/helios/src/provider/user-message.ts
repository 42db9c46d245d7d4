import { MOST_QUERY_CHARACTERS } from '@vayl/domain';
import type { SuggestQuestion } from '../suggest.ts';

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** The one message of a person to a provider: these fields and nothing else, as JSON, so that text stays data. */
export function providerUserMessage(question: SuggestQuestion): string {
  const { currentSettings, localHour, displayRefreshHz, language } = question;
  const { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue } = currentSettings;
  return JSON.stringify({
    userQuery: typedText(question.query),
    currentSettings: { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue },
    localHour: localHour ?? null,
    displayRefreshHz: displayRefreshHz ?? null,
    language: language ?? null,
  });
}

function typedText(query: string): string {
  const line = query.normalize('NFKC').replace(CONTROL_CHARACTERS, ' ').replace(/\s+/gu, ' ').trim();
  // A cut through a pair of code units leaves one that is no character.
  return line.slice(0, MOST_QUERY_CHARACTERS).toWellFormed();
}
