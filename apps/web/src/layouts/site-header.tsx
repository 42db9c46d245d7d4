import './site-header.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Logo } from '@vayl/ui/primitives/logo';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { NAVIGATION } from '../../content/navigation.content.ts';
import { isProsePath } from '../site/page-scripts.ts';
import { surfaceOfPath } from '../site/page-surface.ts';
import { isCurrent } from './is-current.ts';

export const HEADER_NOTE_ID = 'header-note';

export function SiteHeader(): ReactNode {
  const { pathname } = useLocation();
  return (
    <header className="site-header" data-surface={surfaceOfPath(pathname)}>
      <div className="wrap site-header-row">
        <Link to="/" className="site-header-home">
          <Logo />
        </Link>
        {/* A page may say one thing here about this visit. */}
        <div id={HEADER_NOTE_ID} className="site-header-note" role="status" />
        <nav className="site-header-links" aria-label="Main">
          <Links />
        </nav>
        <div className="site-header-action">
          <ButtonLink look="line" size="small" render={<Link to={NAVIGATION.action.path} />}>
            {NAVIGATION.action.text}
          </ButtonLink>
        </div>
        {/* A page that was reached through the menu begins with the menu closed. */}
        <details key={pathname} className="site-header-menu">
          <summary>
            <span className="site-header-menu-open">Menu</span>
            <span className="site-header-menu-close">Close</span>
          </summary>
          <nav aria-label="Main, folded">
            <Links />
            <HeaderLink {...NAVIGATION.action} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links(): ReactNode {
  return NAVIGATION.main.map((entry) => <HeaderLink key={entry.path} {...entry} />);
}

interface HeaderLinkProps {
  readonly path: string;
  readonly text: string;
  /** Where the pages lie that the link stands for, if it is more than one. */
  readonly folder?: string;
}

function HeaderLink({ path, text, folder }: HeaderLinkProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <Link
      to={path}
      reloadDocument={isProsePath(path)}
      aria-current={isCurrent(pathname, folder ?? path) ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}
