/** Opens the reference where the reader is. A click with a key held still goes to the list, or to a new tab. */
export function openCitations(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('.prose-dialog');
  if (dialog === null) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.prose-cite')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      const reference = page.getElementById(link.hash.slice(1));
      if (reference === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      fill(dialog, reference);
      dialog.showModal();
    });
  }
  // A click beside the sheet lands on the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

function fill(dialog: HTMLDialogElement, reference: HTMLElement): void {
  const textAt = (selector: string) => reference.querySelector(selector)?.textContent ?? '';
  const put = (selector: string, text: string) => {
    const place = dialog.querySelector(selector);
    if (place !== null) place.textContent = text;
  };
  put('.prose-dialog-number', `Reference ${textAt('.prose-reference-number')}`);
  put('#citation-title', textAt('.prose-reference-title'));
  const parts = reference.querySelectorAll('p:not(.prose-reference-title)');
  dialog.querySelector('.prose-dialog-body')?.replaceChildren(...[...parts].map((part) => part.cloneNode(true)));
}
