import './citation-dialog.css';
import type { ReactNode } from 'react';

/** Empty until `enhance.ts` fills it with the reference that was asked for. */
export function CitationDialog(): ReactNode {
  return (
    <dialog className="prose-dialog" aria-labelledby="citation-title">
      <p className="prose-dialog-number" />
      <h2 id="citation-title">Reference</h2>
      <div className="prose-dialog-body" />
      <form method="dialog">
        <button type="submit" className="prose-dialog-close">
          Close
        </button>
      </form>
    </dialog>
  );
}
