import { type RefObject, useEffect, useRef, useState } from 'react';
import { slideForKey } from './deck-keys.ts';
import { swipeSteps, type TouchPlace } from './swipe.ts';

export interface Deck {
  readonly index: number;
  readonly goTo: (index: number) => void;
}

/** What has keys of its own keeps them. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], [contenteditable]';

/**
 * Which slide is in the window, and how to get to another. The slides are one long page that the browser scrolls, so
 * that wheel, finger, search and address work by themselves; this adds the keys and keeps the address.
 */
export function useDeck(root: RefObject<HTMLElement | null>, count: number): Deck {
  const [index, setIndex] = useState(0);
  // Where the deck is going, while it goes: a key pressed twice means two slides.
  const aim = useRef<number>(undefined);

  function goTo(to: number): void {
    aim.current = to;
    slideAt(root.current, to)?.scrollIntoView({ block: 'start' });
  }

  useEffect(() => {
    const slides = slidesOf(root.current);
    const arrive = (at: number) => {
      setIndex(at);
      // In place: the way back from the booklet is not through every slide.
      if (window.location.hash !== `#${slideId(at)}` && (at > 0 || window.location.hash !== '')) {
        window.history.replaceState(window.history.state, '', `#${slideId(at)}`);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen !== undefined) arrive(slides.indexOf(seen.target));
      },
      // A narrow band across the middle of the window; a line without height is not always met.
      { rootMargin: '-49% 0px -50% 0px' },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    const arrive = () => {
      aim.current = undefined;
    };
    document.addEventListener('scrollend', arrive);
    return () => document.removeEventListener('scrollend', arrive);
  }, []);

  useEffect(() => {
    let from: TouchPlace | undefined;
    const clamp = (to: number) => Math.min(Math.max(to, 0), count - 1);
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(OWN_KEYS)) return;
      if (event.key === ' ' && target?.closest('a, button')) return;
      const at = aim.current ?? slideInWindow(root.current);
      const slide = slideAt(root.current, at);
      const isTall = slide !== undefined && slide.getBoundingClientRect().height > window.innerHeight;
      const to = slideForKey(event, { index: at, count, isTall });
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    };
    const touch = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      from = touches.length === 1 && finger !== undefined ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const lift = ({ changedTouches: [finger] }: TouchEvent) => {
      if (from === undefined || finger === undefined) return;
      const steps = swipeSteps(from, { x: finger.clientX, y: finger.clientY });
      if (steps !== 0) goTo(clamp((aim.current ?? slideInWindow(root.current)) + steps));
    };
    document.addEventListener('keydown', press);
    document.addEventListener('touchstart', touch, { passive: true });
    document.addEventListener('touchend', lift, { passive: true });
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('touchstart', touch);
      document.removeEventListener('touchend', lift);
    };
  }, [root, count]);

  return { index, goTo };
}

/** The name of a slide in the address. */
export function slideId(index: number): string {
  return `slide-${index + 1}`;
}

function slidesOf(root: HTMLElement | null): readonly Element[] {
  return [...(root?.querySelectorAll('[data-slide]') ?? [])];
}

function slideAt(root: HTMLElement | null, index: number): Element | undefined {
  return slidesOf(root)[index];
}

/** The one on the line across the middle of the window, as it is now: what was drawn last may be a moment old. */
function slideInWindow(root: HTMLElement | null): number {
  const middle = window.innerHeight / 2;
  return Math.max(
    0,
    slidesOf(root).findIndex((slide) => slide.getBoundingClientRect().bottom > middle),
  );
}
