import type { Page } from 'playwright';
import { AUTH_SUCCESS } from '../../content/auth-success.content.ts';
import { CHECKOUT_SUCCESS } from '../../content/checkout.content.ts';
import { press } from '../acts.ts';
import type { PageState } from '../state.ts';

export const SLIDES = 12;

/** Where flows end, and the deck. */
export const ENDING_STATES: readonly PageState[] = [
  {
    path: '/checkout-success',
    name: 'staying',
    steps: ({ page }) => press(page, CHECKOUT_SUCCESS.stay),
    shows: CHECKOUT_SUCCESS.staying,
  },
  {
    path: '/auth/success',
    name: 'stays-open',
    // A window that a script opened would really close, and leave nothing to look at.
    arrive: async ({ page }) => {
      await page.addInitScript(() => {
        window.close = () => undefined;
      });
      return '';
    },
    steps: ({ page }) => press(page, AUTH_SUCCESS.close),
    shows: AUTH_SUCCESS.stays,
  },
  ...Array.from(
    { length: SLIDES - 1 },
    (_, index): PageState => ({
      path: '/product-booklet',
      name: `slide-${String(index + 2).padStart(2, '0')}`,
      isOneScreen: true,
      steps: async ({ page }) => {
        for (let pressed = 0; pressed <= index; pressed += 1) await page.keyboard.press('ArrowRight');
        await untilSlide(page, index + 2);
      },
    }),
  ),
];

/** The deck scrolls gently; a picture taken on the way would be of another slide. */
async function untilSlide(page: Page, slide: number): Promise<void> {
  await page.waitForFunction((number) => {
    const top = document.querySelector(`[data-slide="${number}"]`)?.getBoundingClientRect().top;
    return top !== undefined && Math.abs(top) < 1;
  }, slide);
}
