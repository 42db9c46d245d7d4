import { SESSION_PRESETS } from '@vayl/domain';

/** The presets that are offered where nothing is applied: choosing one needs no understanding. */
export const CHOICES: readonly string[] = SESSION_PRESETS.map(({ name }) => name);

/** Why nothing was applied. */
export type Doubt = 'task' | 'part' | 'health' | 'instructions';

const DOUBT_TEXT: Readonly<Record<Doubt, string>> = {
  task: 'I am not sure what you will be doing, so I changed nothing.',
  part: 'I did not understand all of that, so I changed nothing.',
  health:
    'This may be about health or safety, so I changed nothing. If flickering light could be a problem for anybody who sees it, please leave it off and ask a doctor.',
  instructions: 'I only choose light and sound for what you are doing, so I changed nothing.',
};

export function unclearNarrative(doubt: Doubt): string {
  return `${DOUBT_TEXT[doubt]} Which is closest: ${CHOICES.slice(0, -1).join(', ')} or ${CHOICES.at(-1)}?`;
}
