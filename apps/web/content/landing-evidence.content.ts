import { PRODUCT_NAME } from '@vayl/domain';

export const COMPARISON = {
  title: 'Beside what you already use',
  ours: PRODUCT_NAME,
  others: ['Focus music', 'Site blockers', 'Meditation', 'Coffee'],
  rows: [
    { name: 'Works while you work', ours: 'Yes, click-through', others: ['Yes', 'Yes', 'No', 'Yes'] },
    {
      name: 'Acts on',
      ours: 'Sight and hearing',
      others: ['Hearing', 'Your options', 'Practice', 'Chemistry'],
    },
    {
      name: 'Adapts to the task',
      ours: 'From one sentence',
      others: ['By playlist', 'By list', 'By method', 'No'],
    },
    {
      name: 'Time to notice',
      ours: '30–60 s, our own statement',
      others: ['Minutes', 'At once', '10–20 min a sitting', 'Within the hour'],
    },
    {
      name: 'Evidence for focus at work',
      ours: 'Early and mixed',
      others: ['Mixed', 'Some', 'Moderate', 'Strong'],
    },
    {
      name: 'Who should not use it',
      ours: 'Anyone with epilepsy, or with seizures or migraine set off by light',
      others: ['—', '—', '—', 'Those whom caffeine keeps awake'],
    },
  ],
  note: 'Our own reading of kinds of things, not a test of any product.',
} as const;

interface Finding {
  readonly text: string;
  readonly source: string;
}

export const EVIDENCE: {
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly findings: readonly Finding[] }[];
} = {
  title: 'What the evidence says, both ways',
  sides: [
    {
      name: 'For',
      findings: [
        {
          text: 'Rhythmic light draws a matching response from the visual cortex, measurably, from 1 to at least 90 Hz.',
          source: 'Herrmann 2001, Exp Brain Res 137. Ten people; no benefit was tested.',
        },
        {
          text: 'The response locks on more closely with brighter light, and near a person’s own alpha rhythm.',
          source: 'Notbohm, Kurths and Herrmann 2016, Front Hum Neurosci 10:10.',
        },
        {
          text: 'Flicker at 10 Hz, only where distractors appeared, made them distract less.',
          source: 'Wiesman and Wilson 2019, J Cogn Neurosci 31. Twenty-three people.',
        },
        {
          text: 'Music with rapid modulation helped attention, most in listeners with more ADHD symptoms.',
          source: 'Woods and others 2024, Commun Biol 7:1376. Sound only; a maker of such music took part.',
        },
      ],
    },
    {
      name: 'Against',
      findings: [
        {
          text: 'In fast gamma, the response to flicker and the brain’s own rhythm lay side by side. No entrainment was found.',
          source: 'Duecker and others 2021, J Neurosci 41.',
        },
        {
          text: 'Alpha-rate flashes on people’s own screens did not change how well they did.',
          source: 'De Graaf and Duecker 2022, Eur J Neurosci. One hundred and fifteen people.',
        },
        {
          text: 'Flicker at 10 Hz got in the way on demanding trials; how much depended on each person’s own alpha rate.',
          source: 'Gulbinaite and others 2017, J Neurosci 37.',
        },
        {
          text: `No controlled trial has tested ${PRODUCT_NAME}. And people who were told that a tone helps felt that it did, when nothing had changed.`,
          source: 'Schwarz and Büchel 2015, PLoS ONE 10(7).',
        },
      ],
    },
  ],
};
