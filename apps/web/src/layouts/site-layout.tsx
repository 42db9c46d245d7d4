import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MAIN_ID } from '../site/main-id.ts';
import { TOP_ID } from '../site/top-id.ts';
import { BackToTop } from './back-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Navigation above, what has to be known and the footer below. */
export default function SiteLayout(): ReactNode {
  return (
    <div id={TOP_ID} className="site">
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="site-main">
        <Outlet />
      </main>
      <SiteFooter />
      <BackToTop />
    </div>
  );
}
