import { DEMO_VIDEO } from '../content/demo-video.content.ts';
import { DOWNLOAD, DOWNLOAD_STARTED, SYSTEMS } from '../content/download.content.ts';
import { IDENTITY } from '../content/identity.content.ts';
import { HERO, WAITLIST, WAVE } from '../content/landing.content.ts';
import { NAVIGATION } from '../content/navigation.content.ts';
import { SIGNUP } from '../content/signup.content.ts';
import { TOKEN_FAQ, WAITLIST_FORM } from '../content/token.content.ts';
import type { PageState, Visitor } from '../pictures/state.ts';
import { USER_AGENTS } from '../pictures/states/download.ts';
import { SLIDES } from '../pictures/states/endings.ts';
import { newEmail, PASSWORD, signUpAndLeave } from '../pictures/wire.ts';
import { focusedName, shows, tabTo, typeInto } from './by-keyboard.ts';

export interface KeyboardFlow {
  readonly name: string;
  readonly start: PageState;
  /** Uses keys only, and throws where they do not lead on. */
  readonly go: (visitor: Visitor) => Promise<void>;
}

const { fields } = IDENTITY;

export const KEYBOARD_FLOWS: readonly KeyboardFlow[] = [
  {
    name: 'past the navigation',
    start: { path: '/' },
    go: async ({ page }) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    },
  },
  {
    name: 'sign up by email',
    start: { path: '/signup' },
    go: async ({ page }) => {
      await tabTo(page, SIGNUP.email.open);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
      await typeInto(page, fields.email, newEmail());
      await typeInto(page, fields.password, PASSWORD);
      await typeInto(page, fields.confirmPassword, PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(/download\?signup=true&hasReferral=false/);
    },
  },
  {
    name: 'sign in',
    start: { path: '/signin' },
    go: async (visitor) => {
      const { page } = visitor;
      await typeInto(page, fields.email, await signUpAndLeave(visitor));
      await typeInto(page, fields.password, PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => fetch('/api/me').then(({ ok }) => ok));
    },
  },
  {
    name: 'download, and back to both',
    start: { path: '/download', userAgent: USER_AGENTS.mac },
    go: async ({ page }) => {
      await tabTo(page, SYSTEMS.mac.start);
      await page.keyboard.press('Enter');
      await shows(page, DOWNLOAD_STARTED.title);
      await tabTo(page, DOWNLOAD_STARTED.back);
      await page.keyboard.press('Enter');
      await shows(page, DOWNLOAD.recommended);
    },
  },
  {
    name: 'the beta waitlist',
    start: { path: '/' },
    go: async ({ page }) => {
      await typeInto(page, WAITLIST.label, newEmail());
      await page.keyboard.press('Enter');
      await shows(page, WAITLIST.success);
    },
  },
  {
    name: 'the token waitlist',
    start: { path: '/memecoin-bailout' },
    go: async ({ page }) => {
      await typeInto(page, WAITLIST_FORM.label, newEmail());
      await typeInto(page, WAITLIST_FORM.wallet.label, '0x8ba1f109551bD432803012645Ac136ddd64DBA72');
      await page.keyboard.press('Enter');
      await shows(page, WAITLIST_FORM.sent.title);
    },
  },
  {
    name: 'the video, and back to its button',
    start: { path: '/' },
    go: async ({ page }) => {
      await tabTo(page, HERO.watch);
      await page.keyboard.press('Enter');
      await shows(page, DEMO_VIDEO.title);
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const focused = await focusedName(page);
      if (focused !== HERO.watch) throw new Error(`the focus is at ${focused}`);
    },
  },
  {
    name: 'sound on, and the wave held still',
    start: { path: '/' },
    go: async ({ page }) => {
      await tabTo(page, WAVE.unmute);
      await page.keyboard.press('Enter');
      await shows(page, WAVE.mute);
      await tabTo(page, WAVE.pause);
      await page.keyboard.press('Space');
      await shows(page, WAVE.resume);
    },
  },
  {
    name: 'the menu on a phone',
    start: { path: '/', isPhoneOnly: true },
    go: async ({ page }) => {
      const link = NAVIGATION.main.find(({ path }) => path === '/download') ?? NAVIGATION.main[0];
      await tabTo(page, 'Menu');
      await page.keyboard.press('Enter');
      await tabTo(page, link.text);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${link.path}`);
    },
  },
  {
    name: 'the booklet from end to end',
    start: { path: '/product-booklet' },
    go: async ({ page }) => {
      const isAt = (slide: number) =>
        page.waitForFunction((at) => {
          const slides = document.querySelectorAll('[aria-roledescription=slide]');
          return Math.abs(slides.item(at).getBoundingClientRect().top) < innerHeight / 4;
        }, slide);
      await page.keyboard.press('ArrowRight');
      await isAt(1);
      await page.keyboard.press('End');
      await isAt(SLIDES - 1);
      await page.keyboard.press('Home');
      await isAt(0);
    },
  },
  {
    name: 'a question on the token page',
    start: { path: '/memecoin-bailout' },
    go: async ({ page }) => {
      await tabTo(page, TOKEN_FAQ.parts[1].title);
      await page.keyboard.press('Enter');
      await shows(page, TOKEN_FAQ.parts[1].content);
    },
  },
];
