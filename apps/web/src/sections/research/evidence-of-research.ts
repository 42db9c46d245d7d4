import type { ResearchContent } from '../../../content/research-page.content.ts';
import * as shared from '../../../content/research-shared.content.ts';
import * as words from '../../../content/research-words.content.ts';
import { citedIn } from '../evidence/cited-in.ts';
import { type EvidenceOnPage, evidenceOf } from '../evidence/evidence-on-page.ts';

/** Runs in the build alone: everything that the words of a research page cite. */
export function evidenceOfResearch(content: ResearchContent): EvidenceOnPage {
  return evidenceOf(citedIn({ ...shared, ...words, content }));
}
