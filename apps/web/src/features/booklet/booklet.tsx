import type { ReactNode } from 'react';
import { BOOKLET } from '../../../content/booklet.content.ts';
import { BookletEmbed } from './booklet-embed.tsx';
import { Deck } from './deck.tsx';
import { SLIDES } from './slides.ts';

/** The presentation that a deployment names, or our own. */
export function Booklet({ url }: { readonly url: string | undefined }): ReactNode {
  return url === undefined ? <Deck slides={SLIDES} /> : <BookletEmbed url={url} title={BOOKLET.embed} />;
}
