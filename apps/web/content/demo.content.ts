import { FREE_MINUTES_PER_DAY, PRODUCT_NAME, PRODUCT_STATEMENT } from '@vayl/domain';

/** What `/demo` says; the panels bring their own words. */
export const DEMO = {
  heading: 'Browser demo',
  start: 'Start Demo Experience',
  starting: 'Starting…',
  welcome: {
    title: 'A minute with the veil',
    lead: 'Nothing to install. Light and sound stay in this tab, and Esc stops them at once.',
    steps: [
      {
        name: 'Answer four questions',
        text: 'They decide whether the light may flicker. Skip them and it stands still.',
      },
      { name: 'Start', text: 'A soft veil is laid over this page, with a quiet tone. Headphones are not needed.' },
      { name: 'Read, watch or write', text: 'Tell Helios what you are working on, or set light and sound by hand.' },
    ],
    kept: 'Your answers to the light questions are kept in this browser.',
    failed: 'The demo is not here yet',
  },
  checklist: 'Try It Out',
  safety: {
    title: 'Safety note',
    text: `Do not go on if you or a close relative has epilepsy or has had a seizure caused by light. The guard limits how far fast light may swing, over a page that stands still. That lowers a risk; it is no promise to any one person. If you feel unwell, press Esc and look away. ${PRODUCT_STATEMENT}`,
    privacy:
      'What you tell Helios goes to our server, with your settings, your display’s refresh rate, the hour and your language, and nothing that names you.',
    privacyLink: 'Privacy Policy',
  },
  full: {
    title: 'Get the Full Experience',
    text: 'In the app the veil covers the whole screen, above every window. The demo stays in its tab.',
    action: 'See the desktop app',
  },
  final: {
    title: `${FREE_MINUTES_PER_DAY} minutes a day, free, no card.`,
    action: 'Download for macOS or Windows',
  },
  home: `${PRODUCT_NAME}, to the landing page`,
} as const;
