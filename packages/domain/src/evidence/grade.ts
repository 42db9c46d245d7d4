import type { PublicationId } from './bibliography.ts';

type GradeWord = 'strong' | 'mixed' | 'weak' | 'none' | 'untested';

export interface Grading {
  readonly grade: GradeWord;
  /** For what, or under which condition, where the word alone would say too much. */
  readonly note?: string;
}

/** Two different questions: whether the brain answers at that rate, and whether a healthy person is better off. */
export interface EvidenceGrade {
  readonly response: Grading;
  readonly benefit: Grading;
  readonly for: readonly PublicationId[];
  readonly against: readonly PublicationId[];
  readonly limits: string;
}

/** `mixed (memory)`. */
export function gradeText({ grade, note }: Grading): string {
  return note === undefined ? grade : `${grade} (${note})`;
}
