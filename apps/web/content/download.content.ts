import { FREE_MINUTES_PER_DAY, INSTALLERS, type InstallerPlatform, PRODUCT_NAME, trialDays } from '@vayl/domain';

interface InstallStep {
  readonly title: string;
  readonly text: string;
}

interface SystemWords {
  readonly name: string;
  readonly needs: string;
  readonly start: string;
  readonly ask: string;
  readonly notOut: string;
  readonly started: string;
  readonly steps: readonly InstallStep[];
}

export const DOWNLOAD = {
  title: { plain: 'For the computer', turned: 'you work on.' },
  lead: `Free for ${FREE_MINUTES_PER_DAY} minutes a day on Mac and Windows. No credit card, and no account to download.`,
  recommended: 'Recommended',
  elsewhere: {
    title: `${PRODUCT_NAME} is only for macOS and Windows.`,
    text: 'You seem to be on something else. We can send you the link for later.',
    action: 'Get the link',
  },
  facts: { needs: 'Needs', installer: 'Installer', version: 'Version', size: 'Size', fileName: 'File', sum: 'SHA-256' },
  asking: 'One moment',
  notOut: 'Not out yet',
  support: { before: 'Something does not work, or a question first? Write to', after: 'A person reads it.' },
} as const;

export const DOWNLOAD_STARTED = {
  title: 'Download Started',
  fallback: { before: 'Nothing came?', link: 'Download it directly' },
  back: 'Back to both downloads',
} as const;

export const SYSTEMS: Readonly<Record<InstallerPlatform, SystemWords>> = {
  mac: {
    name: 'macOS',
    needs: `${INSTALLERS.mac.minimumSystem} or later`,
    start: 'Download for macOS',
    ask: 'Get the link for macOS',
    notOut: 'Leave your email and we send you the link for macOS on the day it is.',
    started: `${PRODUCT_NAME} for macOS is on its way to your downloads. Four steps from here:`,
    steps: [
      { title: `Open the ${INSTALLERS.mac.installer}`, text: 'It is in your Downloads folder.' },
      { title: `Drag ${PRODUCT_NAME} to Applications`, text: 'The window that opens shows both.' },
      { title: `Open ${PRODUCT_NAME}`, text: 'macOS asks once whether you want to.' },
      {
        title: 'Learn the way out',
        text: 'Cmd + Shift + Period stops the light from any app. Try it before you need it.',
      },
    ],
  },
  windows: {
    name: 'Windows',
    needs: `${INSTALLERS.windows.minimumSystem} or later`,
    start: 'Download for Windows',
    ask: 'Get the link for Windows',
    notOut: 'Leave your email and we send you the link for Windows on the day it is.',
    started: `${PRODUCT_NAME} for Windows is on its way to your downloads. Four steps from here:`,
    steps: [
      { title: `Open the ${INSTALLERS.windows.installer}`, text: 'It is in your Downloads folder.' },
      { title: 'Follow the installer', text: 'Windows asks whether it may go on.' },
      { title: `Open ${PRODUCT_NAME}`, text: 'It is in the Start menu, and then in the tray.' },
      {
        title: 'Learn the way out',
        text: 'Ctrl + Shift + Period stops the light from any app. Try it before you need it.',
      },
    ],
  },
};

const trials = (isReferred: boolean) => ({
  monthly: trialDays({ plan: 'monthly', isReferred }),
  annual: trialDays({ plan: 'annual', isReferred }),
});

/** What somebody reads who comes from signing up. */
export const SIGN_UP_BANNER = {
  plain: {
    title: 'Your account is ready.',
    text: `Download ${PRODUCT_NAME} and sign in there. A subscription begins with ${trials(false).monthly} free days by the month, ${trials(false).annual} by the year.`,
  },
  'with-referral': {
    title: 'Your account is ready, and your referral is noted.',
    text: `Download ${PRODUCT_NAME} and sign in there. A subscription begins with ${trials(true).monthly} free days by the month, ${trials(true).annual} by the year, instead of ${trials(false).monthly} and ${trials(false).annual}.`,
  },
  confirm: 'If you signed up by email, open the link we sent you first.',
} as const;

export const DOWNLOAD_REQUEST_FORM = {
  label: 'Email',
  placeholder: 'you@work.com',
  submit: 'Send me the link',
  sending: 'Sending',
  sent: { title: 'Noted.', text: 'The link goes to that address, and nothing else does.' },
} as const;
