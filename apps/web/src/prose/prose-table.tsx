import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** A wide table scrolls in a place of its own, so that the page never does. */
export function ProseTable({ 'aria-label': label, children }: ComponentPropsWithoutRef<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className="prose-table" role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
