import './deck-bar.css';
import { PRODUCT_STATEMENT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Logo } from '@vayl/ui/primitives/logo';
import { VisuallyHidden } from '@vayl/ui/primitives/visually-hidden';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { BOOKLET } from '../../../content/booklet.content.ts';
import { slideId } from './use-deck.ts';

interface DeckBarProps {
  readonly names: readonly string[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}

/** Under every slide: the way home, the place on the ruler, and what has to be known. */
export function DeckBar({ names, index, onGo }: DeckBarProps): ReactNode {
  const last = names.length - 1;

  function handleTick(event: MouseEvent, to: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(to);
  }

  return (
    <footer className="deck-bar">
      <div className="wrap deck-bar-row">
        <Link to="/" className="deck-bar-home" aria-label={BOOKLET.home}>
          <Logo size="small" />
        </Link>
        <nav className="deck-ruler" aria-label={BOOKLET.slides} style={{ '--slides': names.length }}>
          <i className="deck-ruler-pin" aria-hidden="true" style={{ '--at': (index + 0.5) / names.length }} />
          <ol>
            {names.map((name, at) => (
              <li key={name}>
                <a
                  href={`#${slideId(at)}`}
                  aria-current={at === index ? 'step' : undefined}
                  onClick={(event) => handleTick(event, at)}
                >
                  <VisuallyHidden>{`${at + 1}, ${name}`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="deck-bar-place" aria-live="polite">
          <span>
            {index + 1} of {names.length}
          </span>{' '}
          {names[index]}
        </p>
        <div className="deck-bar-acts">
          <Button look="line" size="small" isDisabled={index === 0} onClick={() => onGo(index - 1)}>
            {BOOKLET.back}
          </Button>
          <Button look="line" size="small" isDisabled={index === last} onClick={() => onGo(index + 1)}>
            {BOOKLET.next}
          </Button>
        </div>
        <p className="deck-bar-statement">{PRODUCT_STATEMENT}</p>
      </div>
    </footer>
  );
}
