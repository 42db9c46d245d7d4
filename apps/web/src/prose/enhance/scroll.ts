import { showsBackToTop } from '@vayl/domain';
import { MAIN_ID } from '../../site/main-id.ts';

/**
 * The share of the page that lies above the lower edge of the window: 0 at its top, 100 at its end.
 *
 * @internal
 */
export function readPercent(scrolledPx: number, pagePx: number, windowPx: number): number {
  const wayPx = pagePx - windowPx;
  return wayPx <= 0 ? 100 : Math.round(Math.min(Math.max(scrolledPx / wayPx, 0), 1) * 100);
}

/** The bar that grows with reading, and the way back to the top once it is long. */
export function followScroll(page: Document): void {
  const bar = page.querySelector<HTMLElement>('.prose-progress');
  const up = page.querySelector<HTMLButtonElement>('.prose-up');
  const show = () => {
    const percent = readPercent(window.scrollY, page.documentElement.scrollHeight, window.innerHeight);
    bar?.style.setProperty('--read', `${percent}%`);
    bar?.setAttribute('aria-valuenow', String(percent));
    if (up !== null) up.hidden = !showsBackToTop(window.scrollY);
  };
  window.addEventListener('scroll', show, { passive: true });
  window.addEventListener('resize', show);
  // The button leaves with the scroll, so the focus goes where the person is then.
  up?.addEventListener('click', () => {
    window.scrollTo({ top: 0 });
    page.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
  show();
}
