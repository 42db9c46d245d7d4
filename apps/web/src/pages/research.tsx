import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { RESEARCH } from '../../content/research.content.ts';
import { evidenceOfResearch } from '../sections/research/evidence-of-research.ts';
import { ResearchPage } from '../sections/research/research-page.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { questionData } from '../site/question-data.ts';

export const meta = () => [...pageMeta('/research'), questionData(RESEARCH.concerns)];

// Runs in the build: the page carries what it cites and no more.
export const loader = () => evidenceOfResearch(RESEARCH);

export default function Research(): ReactNode {
  return <ResearchPage content={RESEARCH} evidence={useLoaderData<typeof loader>()} />;
}
