/**
 * A page is complete without its scripts, so they wait for what it looks like. Without the word a browser takes each of
 * them for as urgent as the fonts, and a slow line is busy with them before there is anything to see.
 */
export function withScriptsAfterLooks(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
