import './article-sheet.css';
import type { Article } from '@vayl/domain';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Text } from '../primitives/text.tsx';
import { ArticleBody } from './parts/article-body.tsx';

interface ArticleSheetProps {
  /** Undefined while one is being written. */
  readonly article: Article | undefined;
  readonly titleLevel?: 2 | 3;
}

/** A sheet of paper with an article on it, whatever surface it lies on. */
export function ArticleSheet({ article, titleLevel = 3 }: ArticleSheetProps): ReactNode {
  const { ref, keptHeightPx } = useKeptHeight(article);
  const Title = `h${titleLevel}` as const;
  return (
    <article
      ref={ref}
      className="v-article"
      data-surface="paper"
      aria-busy={article === undefined}
      style={{ minHeight: keptHeightPx }}
    >
      {/* What appears here is read out: that one is coming, and what it is called. */}
      <div aria-live="polite">
        {article === undefined ? (
          <Text look="said">Generating new content...</Text>
        ) : (
          <Title className="v-article-title">{article.title}</Title>
        )}
      </div>
      {article !== undefined && (
        <div className="v-article-body">
          <ArticleBody content={article.content} titleLevel={titleLevel} />
        </div>
      )}
    </article>
  );
}

/** While the next article is awaited the sheet stays as high as the last one was, so that nothing below it jumps. */
function useKeptHeight(article: Article | undefined) {
  const ref = useRef<HTMLElement>(null);
  const lastHeightPx = useRef<number>(undefined);
  const [keptHeightPx, setKeptHeightPx] = useState<number>();
  useLayoutEffect(() => {
    if (article === undefined) {
      setKeptHeightPx(lastHeightPx.current);
      return undefined;
    }
    setKeptHeightPx(undefined);
    const sheet = ref.current;
    if (sheet === null) return undefined;
    const observer = new ResizeObserver(() => {
      lastHeightPx.current = sheet.offsetHeight;
    });
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [article]);
  return { ref, keptHeightPx };
}
