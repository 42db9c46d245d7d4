/** One thing in a build that our oldest Safari does not have. */
export interface Finding {
  /** As a person would write it: `Object.hasOwn`, `@container`, `a regular expression that looks behind`. */
  readonly what: string;
  /** The version of Safari that has it, or `never`. */
  readonly since: string;
  /** Where it stands, in the words of the file. */
  readonly near: string;
}

const SHOWN_CHARACTERS = 50;

export function excerpt(text: string, at: number): string {
  return text.slice(Math.max(0, at - SHOWN_CHARACTERS), at + SHOWN_CHARACTERS).replaceAll(/\s+/g, ' ');
}
