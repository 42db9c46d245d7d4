import { type RefObject, useEffect, useRef, useState } from 'react';

/** The real width of an element, so that a drawing keeps the size of its type; until it is known, the one given. */
export function useWidth<E extends Element>(serverWidthPx: number): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [widthPx, setWidthPx] = useState(serverWidthPx);
  useEffect(() => {
    if (element.current === null) return undefined;
    const size = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidthPx(Math.round(entry.contentRect.width));
    });
    size.observe(element.current);
    return () => size.disconnect();
  }, []);
  return [element, widthPx];
}
