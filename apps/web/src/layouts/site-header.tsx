import './site-header.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Logo } from '@vayl/ui/primitives/logo';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { NAVIGATION } from '../../content/navigation.content.ts';
import { isProsePath } from '../site/page-scripts.ts';

export const HEADER_NOTE_ID = 'header-note';

export function SiteHeader(): ReactNode {
  const { pathname } = useLocation();
  return (
    <header className="site-header" data-surface="night">
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
          <summary>Menu</summary>
          <nav aria-label="Main, folded">
            <Links />
            <NavLink to={NAVIGATION.action.path}>{NAVIGATION.action.text}</NavLink>
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links(): ReactNode {
  return NAVIGATION.main.map(({ path, text }) => (
    <NavLink key={path} to={path} reloadDocument={isProsePath(path)}>
      {text}
    </NavLink>
  ));
}
