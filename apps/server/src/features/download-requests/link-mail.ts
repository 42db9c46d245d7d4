import { assertNever, type Platform, PRODUCT_NAME } from '@vayl/domain';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import type { ReleasePlatform, Releases } from '../releases/manifest.ts';

/** Which requests can be answered with what is out. Somebody on a phone has a computer that we do not know. */
export function answerablePlatforms(releases: Releases): readonly Platform[] {
  const out = (['mac', 'windows', 'linux'] as const).filter((platform) => releases[platform] !== undefined);
  const isForAnyComputer = out.some((platform) => platform !== 'linux');
  return isForAnyComputer ? [...out, 'mobile', 'unknown'] : out;
}

const SYSTEM_NAMES: Readonly<Record<ReleasePlatform, string>> = { mac: 'macOS', windows: 'Windows', linux: 'Linux' };

/** One mail for everything that an address waits for. */
export function linkMail(to: string, platforms: readonly Platform[], publicUrl: string): OutgoingMail {
  const links = [...new Set(platforms.map((platform) => pathFor(platform)))].map(({ label, path }) => ({
    label,
    url: new URL(path, publicUrl).href,
  }));
  const [action, ...moreActions] = links;
  return {
    kind: 'download-link',
    to,
    subject: `Your ${PRODUCT_NAME} download`,
    paragraphs: [
      'Hello,',
      `here is ${PRODUCT_NAME}, as you asked. Open this mail on the computer where you want to use it, and the download begins with the link below.`,
      'Take your time. The link keeps working.',
    ],
    action,
    moreActions,
    because:
      'You get this mail because somebody typed this address into our download form. If that was not you, nothing else will come.',
  };
}

interface Target {
  readonly label: string;
  readonly path: string;
}

const ANY_COMPUTER: Target = { label: `Get ${PRODUCT_NAME} for your computer`, path: '/download' };
const INSTALLER: Readonly<Record<ReleasePlatform, Target>> = {
  mac: installerFor('mac'),
  windows: installerFor('windows'),
  linux: installerFor('linux'),
};

function installerFor(platform: ReleasePlatform): Target {
  return { label: `Download ${PRODUCT_NAME} for ${SYSTEM_NAMES[platform]}`, path: `/download/${platform}` };
}

function pathFor(platform: Platform): Target {
  switch (platform) {
    case 'mac':
    case 'windows':
    case 'linux':
      return INSTALLER[platform];
    case 'mobile':
    case 'unknown':
      return ANY_COMPUTER;
    default:
      return assertNever(platform);
  }
}
