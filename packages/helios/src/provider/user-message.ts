import { MOST_QUERY_CHARACTERS } from '@vayl/domain';
import type { SuggestQuestion } from '../suggest.ts';
import { cleanText } from '../text/clean-text.ts';

/** A language is a name such as `pt-BR`. Anything else could be a sentence that no gate has read. */
const LANGUAGE_NAME = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/iu;

/** The one message of a person to a provider: these fields and nothing else, as JSON, so that text stays data. */
export function providerUserMessage(question: SuggestQuestion): string {
  const { currentSettings, localHour, displayRefreshHz, language } = question;
  const { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue } = currentSettings;
  return JSON.stringify({
    userQuery: typedText(question.query),
    currentSettings: { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue },
    localHour: localHour ?? null,
    displayRefreshHz: displayRefreshHz ?? null,
    language: language !== undefined && LANGUAGE_NAME.test(language) ? language : null,
  });
}

function typedText(query: string): string {
  // A cut through a pair of code units leaves one that is no character.
  return cleanText(query).slice(0, MOST_QUERY_CHARACTERS).toWellFormed();
}
