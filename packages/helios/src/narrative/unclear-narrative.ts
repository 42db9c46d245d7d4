import { SESSION_PRESETS } from '@vayl/domain';

/** The presets that are offered where nothing is applied: choosing one needs no understanding. */
export const CHOICES: readonly string[] = SESSION_PRESETS.map(({ name }) => name);

/** Why nothing was applied. */
export type Doubt = 'task' | 'part' | 'health' | 'instructions' | 'stop';

const DOUBT_TEXT: Readonly<Record<Doubt, string>> = {
  task: 'I am not sure what you will be doing, so I changed nothing.',
  part: 'I did not understand all of that, so I changed nothing.',
  health:
    'This may be about health or safety, so I changed nothing. If flickering light could be a problem for anybody who sees it, please leave it off and ask a doctor.',
  stop: 'Press Stop or Esc to switch the light off. I cannot switch it myself, so I changed nothing.',
  instructions: 'I only choose light and sound for what you are doing, so I changed nothing.',
};

/** Where the light may be wrong for somebody, or unwanted, nothing is offered that would start it. */
export function choicesFor(doubt: Doubt): readonly string[] {
  return doubt === 'health' || doubt === 'stop' ? [] : CHOICES;
}

export function unclearNarrative(doubt: Doubt): string {
  if (choicesFor(doubt).length === 0) return DOUBT_TEXT[doubt];
  return `${DOUBT_TEXT[doubt]} Which is closest: ${CHOICES.slice(0, -1).join(', ')} or ${CHOICES.at(-1)}?`;
}
