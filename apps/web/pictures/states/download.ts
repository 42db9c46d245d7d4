import { ERROR_TEXT } from '@vayl/domain';
import {
  DOWNLOAD,
  DOWNLOAD_REQUEST_FORM,
  DOWNLOAD_STARTED,
  SIGN_UP_BANNER,
  SYSTEMS,
} from '../../content/download.content.ts';
import { DOWNLOAD_MODAL } from '../../content/download-modal.content.ts';
import { fill, press } from '../acts.ts';
import type { PageState, Visitor } from '../state.ts';
import { newEmail } from '../wire.ts';

const path = '/download';

export const USER_AGENTS = {
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
} as const;

/** The server is asked what there is once somebody turns to a download, and not before. */
function startForMac({ page }: Visitor): Promise<void> {
  return page.getByRole('link', { name: SYSTEMS.mac.start }).click();
}

export const DOWNLOAD_STATES: readonly PageState[] = [
  { path, name: 'mac', userAgent: USER_AGENTS.mac, shows: DOWNLOAD.recommended },
  { path, name: 'windows', userAgent: USER_AGENTS.windows, shows: DOWNLOAD.recommended },
  {
    path,
    name: 'signed-up',
    userAgent: USER_AGENTS.mac,
    arrive: () => '?signup=true&hasReferral=false',
    shows: SIGN_UP_BANNER.plain.title,
  },
  {
    path,
    name: 'signed-up-referred',
    userAgent: USER_AGENTS.mac,
    arrive: () => '?signup=true&hasReferral=true',
    shows: SIGN_UP_BANNER['with-referral'].title,
  },
  {
    path,
    name: 'started',
    userAgent: USER_AGENTS.mac,
    steps: startForMac,
    shows: DOWNLOAD_STARTED.title,
  },
  ...((['linux', 'mobile'] as const).map((platform) => ({
    path,
    name: `modal-${platform}`,
    userAgent: USER_AGENTS[platform],
    steps: ({ page }) => press(page, DOWNLOAD.elsewhere.action),
    shows: DOWNLOAD_MODAL[platform].title,
  })) satisfies PageState[]),
  {
    path,
    name: 'unreleased',
    isUnreleased: true,
    userAgent: USER_AGENTS.mac,
    steps: startForMac,
    shows: DOWNLOAD.notOut,
  },
  {
    path,
    name: 'unreleased-wrong',
    isUnreleased: true,
    userAgent: USER_AGENTS.mac,
    steps: async (visitor) => {
      await startForMac(visitor);
      await press(visitor.page, DOWNLOAD_REQUEST_FORM.submit);
    },
    shows: ERROR_TEXT['form/invalid-email'],
  },
  {
    path,
    name: 'unreleased-sent',
    isUnreleased: true,
    userAgent: USER_AGENTS.mac,
    steps: async (visitor) => {
      const { page } = visitor;
      await startForMac(visitor);
      await fill(page, { [DOWNLOAD_REQUEST_FORM.label]: newEmail() });
      await press(page, DOWNLOAD_REQUEST_FORM.submit);
    },
    shows: DOWNLOAD_REQUEST_FORM.sent.title,
  },
];
