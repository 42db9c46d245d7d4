import type { Stance } from '@vayl/domain';

/** Towards what we would like to say, not towards the study's own thesis. */
export const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  supports: 'Supports',
  qualifies: 'Qualifies',
  contradicts: 'Contradicts',
  safety: 'Safety',
};
