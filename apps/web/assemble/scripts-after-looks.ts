const PRELOAD = '<link rel="modulepreload" ';
const ENTRY = '<script type="module" async="">';

/** Runs in the page. A tab in the background paints nothing, so there the end of loading counts. */
const START = `{
  const start = () => {
    const held = document.querySelector('script[type="held"]');
    if (held === null) return;
    for (const link of document.querySelectorAll('link[rel="held"]')) link.rel = 'modulepreload';
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.textContent = held.textContent;
    held.replaceWith(entry);
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('load', start);
  document.currentScript.remove();
}`;

/**
 * A page is complete without its scripts, so they are asked for once it has been seen. Otherwise a slow line brings them
 * beside the fonts and the style sheet, and a slow processor reads them before it paints anything.
 */
export function withScriptsAfterLooks(html: string): string {
  if (!html.includes(ENTRY)) return html;
  return html
    .replaceAll(PRELOAD, '<link rel="held" ')
    .replace(ENTRY, '<script type="held">')
    .replace('</body>', () => `<script>${START}</script></body>`);
}
