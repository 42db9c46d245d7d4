import type { Claim } from '../claim.ts';

/** The way back after an interruption: what others reported, and what we aim at. */
export const RECOVERY = {
  'refocus-time': {
    text: 'In an interview of 2006 Gloria Mark reported that work which was interrupted and resumed on the same day was picked up again after 23 min 15 s on average, other tasks included. It is not the time needed to concentrate again.',
    figure: '23 min 15 s',
    basis: { is: 'published', sources: ['I2', 'I3'] },
    against: ['I1', 'I7', 'I12'],
    see: ['I4'],
  },
  'recovery-2-3-minutes': {
    text: 'We would like recovery with Vayl to take 2-3 minutes. This is what we aim for at best; nobody has measured it.',
    figure: '2-3 minutes',
    basis: { is: 'own-statement' },
    against: ['I7', 'I12'],
  },
  'recovery-3-5-minutes': {
    text: 'Our design target is to be back on task within 3-5 minutes. We have not measured this in a controlled study.',
    figure: '3-5 minutes',
    basis: { is: 'own-statement' },
    against: ['I7', 'I12'],
  },
  'recovery-comparison': {
    text: 'Left: reported by others. Right: our target, not a result. The two are different quantities: one is the time until people returned to a task, the other the time in which we would like you to be back at it.',
    basis: { is: 'own-statement' },
    see: ['I2'],
    against: ['I7', 'I12'],
  },
  'fragmented-work': {
    text: 'In one field study 57% of working spheres were interrupted, and most of them were taken up again the same day, after more than two other activities.',
    figure: '57%',
    basis: { is: 'published', sources: ['I4'] },
  },
  'switching-pace': {
    text: 'The same researcher counted a change of activity every 3 min 5 s.',
    figure: '3 min 5 s',
    basis: { is: 'published', sources: ['I3'] },
  },
  'interrupted-but-faster': {
    text: 'Interrupted people finished their tasks faster and as well, with more stress. The cost is not simply lost minutes.',
    basis: { is: 'published', sources: ['I1'] },
  },
  'momentary-interruptions': {
    text: 'Interruptions of 2.8 seconds doubled the errors in a sequence of steps; 4.4 seconds tripled them.',
    figure: '2.8 seconds',
    basis: { is: 'published', sources: ['I6'] },
  },
  'attention-residue': {
    text: 'Unfinished work keeps a part of attention, and the next task is done less well.',
    basis: { is: 'published', sources: ['I8'] },
  },
  'ready-to-resume': {
    text: 'A free fix: before you turn away, write one line on where you stopped. In four studies that took the effect away.',
    basis: { is: 'published', sources: ['I9'] },
    see: ['I5'],
  },
  'editing-resumes': {
    text: 'Only one programming session in ten saw editing resume within a minute; in 7% it began without looking around first.',
    figure: 'one programming session in ten',
    basis: { is: 'published', sources: ['I11'] },
  },
  'minutes-after-alerts': {
    text: 'Logged computer use shows minutes away after an alert, and minutes more before focused work resumes.',
    basis: { is: 'published', sources: ['I10'] },
    against: ['I7'],
  },
} satisfies Record<string, Claim>;
