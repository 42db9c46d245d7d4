import {
  CLAIMS,
  type ClaimBasis,
  isPublicationId,
  PERCEPTUAL_LOAD_SET,
  type PublicationId,
  REF_1_TO_13,
} from '@vayl/domain';
import { COMING } from '../content/coming.content.ts';
import { FACTS } from '../content/facts.content.ts';
import { FIGURE_NAMES } from '../src/prose/figure-names.ts';
import { PAGES } from '../src/site/pages.ts';
import type { FrontMatter } from './front-matter.ts';
import { GUARDS, type Guard } from './guards.ts';

/** A claim as far as the build looks at it. */
export interface KnownClaim {
  readonly basis: { readonly is: ClaimBasis['is']; readonly sources?: readonly string[] };
}

/** Everything that prose may refer to; a test may know less, or something wrong. */
export interface Knowledge {
  readonly isPublication: (id: string) => boolean;
  readonly claims: Readonly<Record<string, KnownClaim>>;
  readonly facts: Readonly<Record<string, string>>;
  readonly figures: readonly string[];
  readonly coming: Readonly<Record<string, 'coming' | 'here'>>;
  readonly guards: readonly Guard[];
  readonly addresses: readonly string[];
}

export const KNOWLEDGE: Knowledge = {
  isPublication: isPublicationId,
  claims: CLAIMS,
  facts: FACTS,
  figures: FIGURE_NAMES,
  coming: COMING,
  guards: GUARDS,
  addresses: Object.keys(PAGES),
};

const REFERENCE_SETS: Readonly<Record<NonNullable<FrontMatter['references']>, readonly PublicationId[]>> = {
  'ref-1-to-13': REF_1_TO_13,
  'perceptual-load': PERCEPTUAL_LOAD_SET,
};

/** The publications that a page numbers: the first is `ref1`. */
export function referencesOf({ references }: Pick<FrontMatter, 'references'>): readonly PublicationId[] {
  return references === undefined ? [] : REFERENCE_SETS[references];
}

/** What a claim names as its sources; one of our own has none, and carries its mark instead. */
export function sourcesOf({ basis }: KnownClaim): readonly string[] {
  return basis.sources ?? [];
}

export function isFounded(claim: KnownClaim): boolean {
  return claim.basis.is !== 'published' || sourcesOf(claim).length > 0;
}
