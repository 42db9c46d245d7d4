export type Surface = 'night' | 'paper';

/** The surface an element stands on: a popup hangs on the body and must be told. */
export function surfaceOf(element: Element | null): Surface | undefined {
  const surface = element?.closest('[data-surface]')?.getAttribute('data-surface');
  return surface === 'night' || surface === 'paper' ? surface : undefined;
}
