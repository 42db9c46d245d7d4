import type { Article } from './article.ts';

/** Shown where no article can be fetched. Facts are textbook; what is disputed is said to be. */
export const FALLBACK_ARTICLE: Article = {
  title: 'Understanding Neural Oscillations',
  content: [
    'Nerve cells in the brain rarely act alone. When many of them rise and fall in activity together, the small voltages around them add up, and electrodes on the scalp can record a rhythm. Hans Berger published the first such recordings from people in 1929. The rhythm he noticed, roughly ten cycles a second and strongest with the eyes closed, is still called **alpha**.',
    'Later work gave names to slower and faster rhythms: **delta** and **theta** below alpha, **beta** and **gamma** above it. The borders between them are conventions, and different laboratories draw them in different places. A rhythm is also not a mood. Alpha grows when the eyes close, but it grows too in parts of the brain that are not needed for the task at hand, which is one reason why researchers connect it with holding distraction back.',
    'A light that flickers steadily makes the visual part of the brain answer at the same rate. This answer is large and easy to measure, and it is used every day in clinics and in experiments. Whether such a driven rhythm is the same thing as the rhythm the brain makes by itself, and whether it changes how well a person thinks, are separate questions. Studies have answered both ways, often with small groups and different methods.',
    'It is fair, then, to treat rhythmic light and sound as something to try rather than something to trust. Read for a few minutes with the effect on, then for a few minutes with it off, and notice how often your eyes leave the line. Your own comparison will not settle the science. It can still tell you whether this is worth a place at your desk.',
  ].join('\n\n'),
};
