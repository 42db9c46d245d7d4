import './site-footer.css';
import { Logo } from '@vayl/ui/primitives/logo';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { BEFORE_YOU_USE_IT, NAVIGATION } from '../../content/navigation.content.ts';
import { isProsePath } from '../site/page-scripts.ts';
import { surfaceOfPath } from '../site/page-surface.ts';
import { BOOK_DEMO_URL } from '../site/settings.ts';
import { TOP_ID } from '../site/top-id.ts';

/** What every page has to say, and where else there is to go. */
export function SiteFooter(): ReactNode {
  const { pathname } = useLocation();
  return (
    <footer className="site-footer" data-surface={surfaceOfPath(pathname)}>
      <div className="site-footer-before">
        <div className="wrap">
          <strong>{BEFORE_YOU_USE_IT.title}</strong>
          <p>{BEFORE_YOU_USE_IT.text}</p>
        </div>
      </div>
      <div className="wrap site-footer-row">
        <Logo />
        <nav aria-label="Footer">
          <ul className="site-footer-links">
            {NAVIGATION.footer.map(({ path, text }) => (
              <li key={path}>
                <Link to={path} reloadDocument={isProsePath(path)}>
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <a href={BOOK_DEMO_URL} target="_blank" rel="noopener noreferrer">
                {NAVIGATION.bookDemo}
              </a>
            </li>
            <li className="site-footer-top">
              <a href={`#${TOP_ID}`}>{NAVIGATION.backToTop}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
