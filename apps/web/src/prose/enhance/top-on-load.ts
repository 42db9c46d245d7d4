/** A page that asks for it begins at its top, also when it is loaded again (NEU-01); an address that names a place keeps it. */
export function beginAtTop(page: Document): void {
  if (page.querySelector('[data-begins-at-top]') === null || window.location.hash !== '') return;
  window.history.scrollRestoration = 'manual';
  window.scrollTo({ top: 0, behavior: 'instant' });
}
