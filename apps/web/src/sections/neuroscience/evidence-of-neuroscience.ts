import * as content from '../../../content/neuroscience.content.ts';
import { citedIn } from '../evidence/cited-in.ts';
import { type EvidenceOnPage, evidenceOf } from '../evidence/evidence-on-page.ts';

/** Runs in the build alone: everything that the words of the page cite. */
export function evidenceOfNeuroscience(): EvidenceOnPage {
  return evidenceOf(citedIn(content));
}
