import { INSTALLERS, type Platform, PRODUCT_NAME } from '@vayl/domain';

interface DownloadModalWords {
  readonly title: string;
  readonly text: string;
  /** Where this device can run it, or a computer can: the way to the page with both downloads. */
  readonly way?: { readonly title: string; readonly text: string; readonly link?: string };
  readonly byMail: { readonly title: string; readonly text: string; readonly submit: string };
}

const BOTH = `${INSTALLERS.mac.minimumSystem} or later, or ${INSTALLERS.windows.minimumSystem} or later.`;
const BY_MAIL = {
  title: 'Or by email',
  text: 'Leave your email and we send you the link.',
  submit: 'Send me the link',
};

/** One text for each system that a browser may tell. */
export const DOWNLOAD_MODAL: Readonly<Record<Platform, DownloadModalWords>> = {
  mobile: {
    title: `${PRODUCT_NAME} is a desktop app`,
    text: `${PRODUCT_NAME} is a desktop app for Mac and Windows. It needs a computer's screen. Two ways on:`,
    way: { title: 'Come back on a computer', text: 'Open this site there and choose Download.' },
    byMail: {
      title: 'Leave your email',
      text: 'We send you the link, to open on your computer.',
      submit: 'Send me the link',
    },
  },
  linux: {
    title: 'Linux support is coming soon',
    text: `${PRODUCT_NAME} is for Mac and Windows today. The Linux version has no date yet.`,
    byMail: {
      title: 'Be notified',
      text: 'Leave your email and we write once, when it is there.',
      submit: 'Notify me',
    },
  },
  mac: {
    title: `${PRODUCT_NAME} for macOS`,
    text: `${INSTALLERS.mac.minimumSystem} or later, as a ${INSTALLERS.mac.installer}. No account is needed to download.`,
    way: { title: 'On this Mac', text: 'The download page has the latest version.', link: 'Go to the download' },
    byMail: BY_MAIL,
  },
  windows: {
    title: `${PRODUCT_NAME} for Windows`,
    text: `${INSTALLERS.windows.minimumSystem} or later, as an ${INSTALLERS.windows.installer}. No account is needed to download.`,
    way: { title: 'On this computer', text: 'The download page has the latest version.', link: 'Go to the download' },
    byMail: BY_MAIL,
  },
  unknown: {
    title: `${PRODUCT_NAME} for Mac and Windows`,
    text: `We cannot tell which system this is. ${PRODUCT_NAME} needs ${BOTH}`,
    way: { title: 'On a Mac or on Windows', text: 'The download page has both.', link: 'Go to the download' },
    byMail: BY_MAIL,
  },
};
