import type { Page } from 'playwright';
import type { PageState } from '../state.ts';
import { begun, openControls } from './demo-visit.ts';

/** A page that hears nothing of its clock for five seconds takes it that the machine has slept. */
const LEAP_MS = 4000;
/** Half an hour of frames takes long to draw on a large window. */
const LOW_PX = 120;

async function choose(page: Page, plan: 'Timed' | 'Pomodoro'): Promise<void> {
  await openControls(page);
  await page.getByRole('radio', { name: plan, exact: true }).click();
}

async function passMinutes(page: Page, minutes: number): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, height: LOW_PX });
  for (let leftMs = 60_000 * minutes; leftMs > 0; leftMs -= LEAP_MS) await page.clock.fastForward(LEAP_MS);
  await page.setViewportSize(size);
}

/** A session by the clock, some minutes after it was chosen; the page's own clock is in our hand. */
function after(minutes: number, name: string, plan: 'Timed' | 'Pomodoro', shows: string): PageState {
  return {
    ...begun(name, shows, async (page) => {
      await choose(page, plan);
      await passMinutes(page, minutes);
      // The last line of the part, so that all of it is in the picture.
      await page.getByText(/Nothing rings\.$/).scrollIntoViewIfNeeded();
    }),
    isOneScreen: true,
    arrive: async ({ page }) => {
      await page.clock.install();
      return '';
    },
  };
}

/** What a session by the clock shows of itself. */
export const DEMO_TIME_STATES: readonly PageState[] = [
  after(4, 'timeline', 'Timed', 'Steady'),
  after(26, 'timeline-break', 'Pomodoro', 'Break, the light rests, round 1 of 4'),
  after(25.2, 'timeline-over', 'Timed', 'Over'),
];
