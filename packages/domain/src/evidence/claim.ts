import { assertNever } from '../result/assert-never.ts';
import type { PublicationId } from './bibliography.ts';

export type ClaimBasis =
  | { readonly is: 'published'; readonly sources: readonly [PublicationId, ...PublicationId[]] }
  /** Ours alone: a target, an assumption or advice that no publication stands behind. */
  | { readonly is: 'own-statement' }
  /** Follows from numbers that the reader chooses. */
  | { readonly is: 'arithmetic' };

/** A statement that a page may make about what the product does, or what is known. Numbers drive no behaviour (RD-75). */
export interface Claim {
  /** The wording that pages print. */
  readonly text: string;
  /** The number itself, where one is set large. It also stands in the text. */
  readonly figure?: string;
  readonly basis: ClaimBasis;
  /** Says what kind of statement it is, where the usual mark of its basis would say it wrongly. */
  readonly mark?: string;
  /** What speaks against it, or narrows it. */
  readonly against?: readonly PublicationId[];
  /** What else the wording leans on. */
  readonly see?: readonly PublicationId[];
}

/** The mark that stands beside a claim without a published source; nothing for the others. */
export function claimMark({ basis, mark }: Claim): string | undefined {
  if (mark !== undefined) return mark;
  switch (basis.is) {
    case 'published':
      return undefined;
    case 'own-statement':
      return 'Our own statement; not measured in a controlled study.';
    case 'arithmetic':
      return 'Arithmetic on your inputs, not a forecast.';
    default:
      return assertNever(basis);
  }
}

/** Every publication that a claim rests on, leans on or is opposed by, each once. */
export function citedBy({ basis, see = [], against = [] }: Claim): readonly PublicationId[] {
  return [...new Set([...(basis.is === 'published' ? basis.sources : []), ...see, ...against])];
}
