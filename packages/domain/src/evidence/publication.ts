/** Where a publication stands towards what we would like to say; not towards its own thesis. */
export type Stance = 'supports' | 'qualifies' | 'contradicts' | 'safety';

/** A citation entry (ENT-21), with what was found, in our own words. */
export interface Publication {
  readonly title: string;
  readonly authors: string;
  readonly year: number;
  /** Where it was published: journal, volume and pages. */
  readonly source: string;
  /** Where the full text is. The few without an address stand in no page with links. */
  readonly url?: string;
  readonly finding: string;
  /** Whom or what it looked at; absent where we do not know the number, so that none is printed. */
  readonly sample?: string;
  readonly stance: Stance;
  /** Why it has this stance, and how far it reaches. */
  readonly reason: string;
  /** Whether an abstract or a record of it was seen; the others are from memory and say so. */
  readonly isRecordSeen: boolean;
  readonly isDoiChecked: boolean;
}

/** `Herrmann 2001`, `Lavie, Tsal 1994`, `Duecker et al. 2021`. */
export function shortName({ authors, year }: Publication): string {
  const [first = authors, second, third] = authors
    .replace(/ \(interview\)$/, '')
    .split(', ')
    .map(familyName);
  if (third !== undefined || authors.endsWith('et al.')) return `${first} et al. ${year}`;
  return second === undefined ? `${first} ${year}` : `${first}, ${second} ${year}`;
}

/** Authors, place and year in one line. */
export function sourceText({ authors, source, year }: Publication): string {
  return `${authors.replace(/\.$/, '')}. ${source}, ${year}`;
}

const RESOLVER = 'https://doi.org/';

/** What has to stand beside a reference that we could not check to the end; nothing for the others. */
export function doubtOf({ url, isRecordSeen, isDoiChecked }: Publication): string | undefined {
  if (!isRecordSeen) return 'From memory: record not seen';
  return url?.startsWith(RESOLVER) === true && !isDoiChecked ? 'DOI unchecked' : undefined;
}

function familyName(author: string): string {
  return author.replace(/ et al\.$/, '').replace(/ [A-Z]{1,3}$/, '');
}
