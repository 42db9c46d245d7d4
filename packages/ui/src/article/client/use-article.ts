import type { Article } from '@vayl/domain';
import { useEffect, useRef, useState } from 'react';
import { type ArticleSource, loadArticle } from './load-article.ts';

interface ShownArticle {
  /** Undefined while one is being written. */
  readonly article: Article | undefined;
  readonly renew: () => void;
}

export function useArticle(source: ArticleSource, onArticle?: (article: Article) => void): ShownArticle {
  const [article, setArticle] = useState<Article>();
  // Each number is one article that was asked for, and the first is asked for by the page itself.
  const [wanted, setWanted] = useState(1);
  const latest = useRef({ source, onArticle });
  useEffect(() => {
    latest.current = { source, onArticle };
  }, [source, onArticle]);

  // Only a new wish loads; a new source waits for one.
  useEffect(() => {
    let isAwaited = true;
    const load = async () => {
      const loaded = await loadArticle(latest.current.source);
      if (!isAwaited) return;
      setArticle(loaded);
      latest.current.onArticle?.(loaded);
    };
    void load();
    return () => {
      isAwaited = false;
    };
  }, [wanted]);

  const renew = () => {
    setArticle(undefined);
    setWanted((before) => before + 1);
  };
  return { article, renew };
}
