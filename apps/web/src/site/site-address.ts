/** Where the site stands in the world; search engines and share cards need whole addresses. */
export function siteUrlFrom(configured: string | undefined): string {
  return (configured ?? 'https://vayl.example').replace(/\/+$/, '');
}

/** The picture that is shown where somebody shares the page. */
export function pictureOf(path: string): string {
  return `/og/${path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-')}.png`;
}
