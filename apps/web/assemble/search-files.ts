import type { SitePage } from '../src/site/pages.ts';

/** What search engines are told there is. */
export function siteMap(siteUrl: string, pages: readonly SitePage[]): string {
  const addresses = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth-api/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
