import { type Article, FALLBACK_ARTICLE } from '@vayl/domain';

/** One that uses every mark an article may have. */
const MARKED: Article = {
  title: 'Why interruptions cost more than their length',
  content: [
    'A message takes four seconds to read. The work it interrupts takes longer to come back, because **what you held in mind** has to be gathered again, piece by piece.',
    '# What has to be gathered',
    'Three things are usually lost first:\n- the **next step**, which was never written down\n- the reason for the last one\n- where in the page, the file or the sentence you were',
    '## A small defence',
    'Write half a sentence before you answer. The half that is missing will call you back.',
  ].join('\n\n'),
};

export interface ArticleSample {
  readonly name: string;
  readonly article: Article | undefined;
}

export const ARTICLE_SAMPLES: readonly ArticleSample[] = [
  { name: 'Article, loading', article: undefined },
  { name: 'Article, with every mark', article: MARKED },
  { name: 'Article, fallback', article: FALLBACK_ARTICLE },
];
