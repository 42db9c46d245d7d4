import { ERROR_TEXT } from '@vayl/domain';
import { DEMO_VIDEO } from '../../content/demo-video.content.ts';
import { DOWNLOAD_MODAL } from '../../content/download-modal.content.ts';
import { TOKEN_FAQ, TOKEN_HERO, WAITLIST_FORM } from '../../content/token.content.ts';
import { cutOff, fill, holdBack, press } from '../acts.ts';
import type { PageState, Visitor } from '../state.ts';
import { newEmail } from '../wire.ts';
import { USER_AGENTS } from './download.ts';

const path = '/memecoin-bailout';
const WAITLIST_CALL = '/api/**';

async function join({ page }: Visitor): Promise<void> {
  await fill(page, {
    [WAITLIST_FORM.label]: newEmail(),
    [WAITLIST_FORM.wallet.label]: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  });
  await press(page, WAITLIST_FORM.submit);
}

export const TOKEN_STATES: readonly PageState[] = [
  {
    path,
    name: 'wrong',
    steps: ({ page }) => press(page, WAITLIST_FORM.submit),
    shows: ERROR_TEXT['form/invalid-email'],
  },
  {
    path,
    name: 'joining',
    steps: async (visitor) => {
      await holdBack(visitor.page, WAITLIST_CALL);
      await join(visitor);
    },
    shows: WAITLIST_FORM.sending,
  },
  {
    path,
    name: 'no-server',
    steps: async (visitor) => {
      await cutOff(visitor.page, WAITLIST_CALL);
      await join(visitor);
    },
    shows: ERROR_TEXT['form/invalid-email'],
  },
  { path, name: 'joined', steps: join, shows: WAITLIST_FORM.sent.title },
  {
    path,
    name: 'question',
    steps: ({ page }) => press(page, TOKEN_FAQ.parts[0].title),
    shows: TOKEN_FAQ.parts[0].content,
  },
  { path, name: 'video', steps: ({ page }) => press(page, TOKEN_HERO.demo), shows: DEMO_VIDEO.title },
  ...((['mac', 'linux', 'mobile'] as const).map((platform) => ({
    path,
    name: `modal-${platform}`,
    userAgent: USER_AGENTS[platform],
    steps: ({ page }) => press(page, TOKEN_HERO.download),
    shows: DOWNLOAD_MODAL[platform].title,
  })) satisfies PageState[]),
];
