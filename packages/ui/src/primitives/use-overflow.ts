import { type RefObject, useEffect, useRef, useState } from 'react';

interface Overflow<Target extends HTMLElement> {
  readonly ref: RefObject<Target | null>;
  /** False until it is measured, so that the server and the first render agree. */
  readonly hasMore: boolean;
}

/** Whether there is more in an element than it shows: then the keyboard must be able to scroll it. */
export function useOverflow<Target extends HTMLElement>(): Overflow<Target> {
  const ref = useRef<Target>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () =>
      setHasMore(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, hasMore };
}
