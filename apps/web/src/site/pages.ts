import { PRODUCT_NAME } from '@vayl/domain';

/** Paper is for reading, night for what is live (the surface carries meaning, so nobody chooses it). */
export type PageSurface = 'night' | 'paper';

export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly surface: PageSurface;
  /** What a search engine may list; pages for one person alone are not. */
  readonly isIndexed: boolean;
  /** A page for reading: it ships no scripts of the site (its route says so too), so links to it load it whole. */
  readonly isProse?: true;
}

/** Every page of the site, once: routes, titles, site map, pictures for sharing and measures are read from here. */
export const PAGES = {
  '/': {
    path: '/',
    title: `${PRODUCT_NAME} — an instrument for attention`,
    description: `${PRODUCT_NAME} lays a soft, click-through veil of light over your screen and plays matching tones while you work. For macOS and Windows; 15 minutes a day are free.`,
    surface: 'night',
    isIndexed: true,
  },
  '/demo': {
    path: '/demo',
    title: `Browser demo — ${PRODUCT_NAME}`,
    description: `Try ${PRODUCT_NAME} in this tab: a governed veil of light, matching tones, and Helios to set them. Nothing to install, no account.`,
    surface: 'night',
    isIndexed: true,
  },
  '/signup': {
    path: '/signup',
    title: `Sign up — ${PRODUCT_NAME}`,
    description: `Make a ${PRODUCT_NAME} account with email, Google or Microsoft. Free for 15 minutes a day, no card.`,
    surface: 'night',
    isIndexed: true,
  },
  '/download': {
    path: '/download',
    title: `Download — ${PRODUCT_NAME} for macOS and Windows`,
    description: `Get ${PRODUCT_NAME} for macOS 10.15 or later, or Windows 10 or later. No account is needed to download.`,
    surface: 'night',
    isIndexed: true,
  },
  '/memecoin-bailout': {
    path: '/memecoin-bailout',
    title: `Dead tokens for focused hours — ${PRODUCT_NAME}`,
    description: `A waitlist: tokens that lost their price would count toward a ${PRODUCT_NAME} subscription, at their all-time high.`,
    surface: 'paper',
    isIndexed: true,
  },
  '/product-booklet': {
    path: '/product-booklet',
    title: `Product booklet — ${PRODUCT_NAME}`,
    description: `What ${PRODUCT_NAME} is, what it does to a screen, what keeps it gentle and what is not known yet, in a short deck.`,
    surface: 'night',
    isIndexed: true,
  },
  '/science/audiovisual-stimulation-whitepaper': {
    path: '/science/audiovisual-stimulation-whitepaper',
    title: `Rhythmic light and sound: what is known — ${PRODUCT_NAME}`,
    description:
      'A whitepaper on audio-visual stimulation: what flicker and pulsed sound do to the brain, what is disputed, and what we do about it.',
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/science/perceptual-load-theory': {
    path: '/science/perceptual-load-theory',
    title: `Perceptual load and distraction — ${PRODUCT_NAME}`,
    description:
      'A whitepaper on perceptual load: when a demanding display shuts out distraction, when it does not, and why a layer over the screen may do either.',
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/research': {
    path: '/research',
    title: `Research and ROI for teams — ${PRODUCT_NAME}`,
    description: `What interruptions cost a team, with sources for and against, and a calculator that also shows the losing case.`,
    surface: 'paper',
    isIndexed: true,
  },
  '/research-dev': {
    path: '/research-dev',
    title: `Research and ROI for developers — ${PRODUCT_NAME}`,
    description: `What an interruption costs a developer, with sources for and against, and a calculator that also shows the losing case.`,
    surface: 'paper',
    isIndexed: true,
  },
  '/neuroscience': {
    path: '/neuroscience',
    title: `Neuroscience — ${PRODUCT_NAME}`,
    description: `Perceptual load, entrainment, attention networks, lasting change: what is known of rhythmic light and sound, what is disputed, and what we do.`,
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/privacy-policy': {
    path: '/privacy-policy',
    title: `Privacy Policy — ${PRODUCT_NAME}`,
    description: `What ${PRODUCT_NAME} stores about you, how long it stays, who else sees it, and how to take it with you or have it deleted.`,
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/terms-of-service': {
    path: '/terms-of-service',
    title: `Terms of Service — ${PRODUCT_NAME}`,
    description: `The agreement between you and ${PRODUCT_NAME}, in plain words: accounts, subscriptions, refunds, limits and what we cannot promise.`,
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/cookie-policy': {
    path: '/cookie-policy',
    title: `Cookie Policy — ${PRODUCT_NAME}`,
    description: `Which cookies ${PRODUCT_NAME} sets, which of the usual ones it does not, how long each lasts, and how to refuse them.`,
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/security': {
    path: '/security',
    title: `Security — ${PRODUCT_NAME}`,
    description: `How ${PRODUCT_NAME} protects your account, your data and your eyes, and how to report a weakness.`,
    surface: 'paper',
    isIndexed: true,
    isProse: true,
  },
  '/checkout-success': {
    path: '/checkout-success',
    title: 'Success',
    description: `Your ${PRODUCT_NAME} subscription is active.`,
    surface: 'night',
    isIndexed: false,
  },
  '/auth/success': {
    path: '/auth/success',
    title: `Signed in — ${PRODUCT_NAME}`,
    description: `You are signed in. Return to ${PRODUCT_NAME}.`,
    surface: 'night',
    isIndexed: false,
  },
  '/signin': {
    path: '/signin',
    title: `Sign in — ${PRODUCT_NAME}`,
    description: `Sign in to ${PRODUCT_NAME} with email, Google or Microsoft.`,
    surface: 'night',
    isIndexed: false,
  },
  '/reset-password': {
    path: '/reset-password',
    title: `Reset your password — ${PRODUCT_NAME}`,
    description: `Choose a new password for your ${PRODUCT_NAME} account.`,
    surface: 'night',
    isIndexed: false,
  },
  '/verify-email': {
    path: '/verify-email',
    title: `Confirm your email — ${PRODUCT_NAME}`,
    description: `Confirm the email of your ${PRODUCT_NAME} account.`,
    surface: 'night',
    isIndexed: false,
  },
  '/account': {
    path: '/account',
    title: `Your account — ${PRODUCT_NAME}`,
    description: `Profile, devices, referral link, subscription and your data at ${PRODUCT_NAME}.`,
    surface: 'paper',
    isIndexed: false,
  },
  '/connect': {
    path: '/connect',
    title: `Connect the app — ${PRODUCT_NAME}`,
    description: `Sign the ${PRODUCT_NAME} app on this computer in.`,
    surface: 'night',
    isIndexed: false,
  },
  '/device': {
    path: '/device',
    title: `Connect a device — ${PRODUCT_NAME}`,
    description: `Type the code that the ${PRODUCT_NAME} app shows, to sign it in.`,
    surface: 'night',
    isIndexed: false,
  },
  '/unsubscribe': {
    path: '/unsubscribe',
    title: `Unsubscribe — ${PRODUCT_NAME}`,
    description: `Stop mails from ${PRODUCT_NAME}.`,
    surface: 'night',
    isIndexed: false,
  },
} as const satisfies Record<string, SitePage>;

export type PagePath = keyof typeof PAGES;

/** Where the page for every unknown address lies; the host answers with it, under the address that was asked for. */
export const UNMATCHED_PATH = '/__unmatched';

export const PAGE_LIST: readonly SitePage[] = Object.values(PAGES);

/**
 * For the configuration of the build.
 *
 * @internal
 */
export const PRERENDERED_PATHS: readonly string[] = [...PAGE_LIST.map(({ path }) => path), UNMATCHED_PATH];

/** Old addresses, and short ones. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/coinrescue': '/memecoin-bailout',
  '/terms': '/terms-of-service',
};
