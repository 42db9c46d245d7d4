import './deck.css';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { BOOKLET } from '../../../content/booklet.content.ts';
import { DeckBar } from './deck-bar.tsx';
import { slideId, useDeck } from './use-deck.ts';

export interface Slide {
  /** What the ruler calls it. */
  readonly name: string;
  readonly Part: ComponentType;
}

/** Slides that fill the screen, one below the other: without scripts it is a long page, with them a deck. */
export function Deck({ slides }: { readonly slides: readonly Slide[] }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { index, goTo } = useDeck(root, slides.length);
  return (
    <div ref={root} className="deck">
      <section aria-label={BOOKLET.name} aria-roledescription="slide deck">
        {slides.map(({ name, Part }, at) => (
          <section
            key={name}
            id={slideId(at)}
            data-slide={at + 1}
            className="deck-slide"
            aria-roledescription="slide"
            aria-label={`${at + 1}, ${name}`}
          >
            <Part />
          </section>
        ))}
      </section>
      <DeckBar names={slides.map(({ name }) => name)} index={index} onGo={goTo} />
    </div>
  );
}
