import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { RESEARCH_DEV } from '../../content/research-dev.content.ts';
import { evidenceOfResearch } from '../sections/research/evidence-of-research.ts';
import { ResearchPage } from '../sections/research/research-page.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { questionData } from '../site/question-data.ts';

export const meta = () => [...pageMeta('/research-dev'), questionData(RESEARCH_DEV.concerns)];

// Runs in the build: the page carries what it cites and no more.
export const loader = () => evidenceOfResearch(RESEARCH_DEV);

export default function ResearchDev(): ReactNode {
  return <ResearchPage content={RESEARCH_DEV} evidence={useLoaderData<typeof loader>()} />;
}
