import { PAGES, type PageSurface, type SitePage } from './pages.ts';

/** An address that nobody knows shows the landing page, and so its surface. */
export function surfaceOfPath(pathname: string): PageSurface {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const pages: Readonly<Record<string, SitePage>> = PAGES;
  return (Object.hasOwn(pages, path) ? pages[path] : undefined)?.surface ?? PAGES['/'].surface;
}
