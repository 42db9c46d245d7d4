import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { evidenceOfNeuroscience } from '../sections/neuroscience/evidence-of-neuroscience.ts';
import { NeurosciencePage } from '../sections/neuroscience/neuroscience-page.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const handle = { scripts: 'prose' };

export const meta = () => pageMeta('/neuroscience');

// Runs in the build: the page carries what it cites and no more.
export const loader = () => evidenceOfNeuroscience();

export default function Neuroscience(): ReactNode {
  return <NeurosciencePage evidence={useLoaderData<typeof loader>()} />;
}
