import './booklet-embed.css';
import { PRODUCT_STATEMENT } from '@vayl/domain';
import { Logo } from '@vayl/ui/primitives/logo';
import { VisuallyHidden } from '@vayl/ui/primitives/visually-hidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BOOKLET } from '../../../content/booklet.content.ts';

/** A presentation of somebody else's, over the whole screen but for the line that every page has. */
export function BookletEmbed({ url, title }: { readonly url: string; readonly title: string }): ReactNode {
  return (
    <div className="booklet-embed">
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <iframe src={url} title={title} allow="fullscreen" />
      <footer>
        <Link to="/" aria-label={BOOKLET.home}>
          <Logo size="small" />
        </Link>
        <p>{PRODUCT_STATEMENT}</p>
      </footer>
    </div>
  );
}
