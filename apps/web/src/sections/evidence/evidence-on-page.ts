// Runs in the build alone, in a page's loader: a page carries what it cites and not the whole bibliography.
import {
  type BandName,
  type ClaimId,
  citedBy,
  claimMark,
  claimOf,
  doubtOf,
  gradeOfBand,
  gradeText,
  type PublicationId,
  publicationOf,
  type Stance,
  shortName,
  sourceText,
} from '@vayl/domain';
import type { Cited } from './cited-in.ts';

export interface ShownPublication {
  readonly id: PublicationId;
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly url: string | undefined;
  readonly finding: string;
  readonly stance: Stance;
  readonly reason: string;
  readonly doubt: string | undefined;
}

export interface ShownClaim {
  readonly text: string;
  readonly figure: string | undefined;
  /** What stands beside a claim that no publication stands behind. */
  readonly mark: string | undefined;
  readonly sources: readonly PublicationId[];
  readonly see: readonly PublicationId[];
  readonly against: readonly PublicationId[];
}

export interface ShownGrade {
  readonly response: string;
  readonly benefit: string;
  readonly for: readonly PublicationId[];
  readonly against: readonly PublicationId[];
  readonly limits: string;
}

export type ShownBand = Readonly<Record<'light' | 'sound', ShownGrade>>;

export interface EvidenceOnPage {
  readonly claims: Readonly<Partial<Record<ClaimId, ShownClaim>>>;
  readonly bands: Readonly<Partial<Record<BandName, ShownBand>>>;
  /** In the order of the bibliography. */
  readonly publications: readonly ShownPublication[];
}

export function evidenceOf({ claims, publications, bands }: Cited): EvidenceOnPage {
  const ids = new Set([
    ...publications,
    ...claims.flatMap((id) => citedBy(claimOf(id))),
    ...bands.flatMap(citedByBand),
  ]);
  return {
    claims: Object.fromEntries(claims.map((id) => [id, shownClaim(id)])),
    bands: Object.fromEntries(bands.map((name) => [name, shownBand(name)])),
    publications: [...ids].map(shownPublication).toSorted(byYear),
  };
}

function shownClaim(id: ClaimId): ShownClaim {
  const claim = claimOf(id);
  const { text, figure, basis, see = [], against = [] } = claim;
  const sources = basis.is === 'published' ? basis.sources : [];
  return { text, figure, mark: claimMark(claim), sources, see, against };
}

function citedByBand(name: BandName): readonly PublicationId[] {
  const { light, sound } = gradeOfBand(name);
  return [light, sound].flatMap((grade) => [...grade.for, ...grade.against]);
}

function shownBand(name: BandName): ShownBand {
  const { light, sound } = gradeOfBand(name);
  return { light: shownGrade(light), sound: shownGrade(sound) };
}

function shownGrade(grade: ReturnType<typeof gradeOfBand>['light']): ShownGrade {
  return { ...grade, response: gradeText(grade.response), benefit: gradeText(grade.benefit) };
}

function shownPublication(id: PublicationId): ShownPublication {
  const publication = publicationOf(id);
  const { title, url, finding, stance, reason } = publication;
  return {
    id,
    name: shortName(publication),
    title,
    line: sourceText(publication),
    url,
    finding,
    stance,
    reason,
    doubt: doubtOf(publication),
  };
}

function byYear(one: ShownPublication, other: ShownPublication): number {
  return one.line.localeCompare(other.line, 'en');
}
