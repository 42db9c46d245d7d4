import { ERROR_TEXT } from '@vayl/domain';
import { DEMO_VIDEO } from '../../content/demo-video.content.ts';
import { HERO, WAITLIST, WAVE } from '../../content/landing.content.ts';
import { NAVIGATION } from '../../content/navigation.content.ts';
import { fill, press } from '../acts.ts';
import type { PageState } from '../state.ts';

const path = '/';

export const LANDING_STATES: readonly PageState[] = [
  {
    path,
    name: 'menu',
    isPhoneOnly: true,
    steps: ({ page }) => page.getByText('Menu', { exact: true }).click(),
    shows: NAVIGATION.main[0].text,
  },
  { path, name: 'video', steps: ({ page }) => press(page, HERO.watch), shows: DEMO_VIDEO.title },
  { path, name: 'sound-on', steps: ({ page }) => press(page, WAVE.unmute), shows: WAVE.mute },
  { path, name: 'paused', steps: ({ page }) => press(page, WAVE.pause), shows: WAVE.resume },
  {
    path,
    name: 'waitlist-wrong',
    steps: async ({ page }) => {
      await fill(page, { [WAITLIST.label]: 'ada.example' });
      await press(page, WAITLIST.submit);
    },
    shows: ERROR_TEXT['form/invalid-email'],
  },
  {
    path,
    name: 'waitlist-done',
    steps: async ({ page }) => {
      await fill(page, { [WAITLIST.label]: 'ada@work.example' });
      await press(page, WAITLIST.submit);
    },
    shows: WAITLIST.success,
  },
];
