import './practice-area.css';
import { type ArticleResponse, PRACTICE_TABS, type PracticeTab } from '@vayl/domain';
import { Tabs } from '@vayl/ui/primitives/tabs';
import { VisuallyHidden } from '@vayl/ui/primitives/visually-hidden';
import { type ReactNode, useId, useRef, useState } from 'react';
import { EXERCISE, PRACTICE } from '../../../content/practice.content.ts';
import { CodingTab } from './coding/coding-tab.tsx';
import type { SandboxOptions } from './coding/run-in-sandbox.ts';
import { type Film, FilmTab } from './film/film-tab.tsx';
import type { ArticleSource } from './reading/article-source.ts';
import { ReadingTab } from './reading/reading-tab.tsx';
import { useReadingSeconds } from './reading/use-reading-seconds.ts';

interface PracticeAreaProps {
  /** Whether the session is on. */
  readonly isOn: boolean;
  /** While a film plays the light must be strict: two things that flicker add up. */
  readonly onVideoPlaying: (isPlaying: boolean) => void;
  readonly articles: ArticleSource;
  readonly film?: Film;
  readonly sandbox?: SandboxOptions;
}

/** Something to read, to watch and to write while the light is on. */
export function PracticeArea({ isOn, onVideoPlaying, articles, ...elsewhere }: PracticeAreaProps): ReactNode {
  const [tab, setTab] = useState<PracticeTab>('reading');
  const seconds = useReadingSeconds({ isOn, tab });
  // A tab that is left is gone from the page; what belongs to the person stays here.
  const [code, setCode] = useState<string>(EXERCISE.startingCode);
  const kept = useRef<ArticleResponse>(undefined);
  const titleId = useId();
  const { film, sandbox } = elsewhere;

  const panels: Readonly<Record<PracticeTab, ReactNode>> = {
    reading: <ReadingTab articles={articles} kept={kept} seconds={seconds} />,
    video: <FilmTab onPlaying={onVideoPlaying} {...(film && { film })} />,
    coding: <CodingTab code={code} onChange={setCode} {...(sandbox && { sandbox })} />,
  };
  const tabs = PRACTICE_TABS.map((value) => ({ value, text: PRACTICE.tabs[value], panel: panels[value] }));
  return (
    <section className="practice" aria-labelledby={titleId} data-tab={tab}>
      <h2 id={titleId}>
        <VisuallyHidden>{PRACTICE.name}</VisuallyHidden>
      </h2>
      <Tabs name={PRACTICE.name} tabs={tabs} value={tab} onChange={setTab} />
    </section>
  );
}
