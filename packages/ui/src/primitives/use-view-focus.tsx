import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where one view takes the place of another, the focus goes to the new one's beginning: what had it may be gone. Views
 * that come by themselves while a page begins are `undefined` here, and take no focus.
 */
export function useViewFocus<Target extends HTMLElement>(view: string | undefined): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(view);

  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before !== undefined && view !== undefined && before !== view) target.current?.focus();
  }, [view]);

  return target;
}
