import '@vayl/ui/styles.css';
import './layouts/layout.css';
import './layouts/laid-out-later.css';
import './layouts/stand-in-fonts.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import textFont from '#fonts/hanken-normal.woff2?url';
import displayFont from '#fonts/newsreader-normal.woff2?url';
import { useRouteScroll } from './layouts/use-route-scroll.ts';
import { PROSE_SCRIPT_URL } from './prose/prose-script.ts';
import { isProse } from './site/page-scripts.ts';
import { surfaceOfPath } from './site/page-surface.ts';
import { unregisterServiceWorkers } from './site/service-workers.ts';
import { PERFORMANCE_SCRIPT_URL } from './site/settings.ts';

export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const matches = useMatches();
  return (
    <html lang="en" data-surface={surfaceOfPath(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {PERFORMANCE_SCRIPT_URL !== undefined && <script src={PERFORMANCE_SCRIPT_URL} async />}
      </head>
      <body>
        {children}
        {matches.some(({ handle }) => isProse(handle)) ? <script type="module" src={PROSE_SCRIPT_URL} /> : <Scripts />}
      </body>
    </html>
  );
}

export default function Root(): ReactNode {
  useRouteScroll();
  useEffect(() => void unregisterServiceWorkers(), []);
  return <Outlet />;
}
