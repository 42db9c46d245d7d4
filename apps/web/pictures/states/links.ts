import { ERROR_TEXT } from '@vayl/domain';
import { CONNECT } from '../../content/connect.content.ts';
import { DEVICE } from '../../content/device.content.ts';
import { IDENTITY } from '../../content/identity.content.ts';
import { RESET_PASSWORD } from '../../content/reset-password.content.ts';
import { UNSUBSCRIBE } from '../../content/unsubscribe.content.ts';
import { VERIFY_EMAIL } from '../../content/verify-email.content.ts';
import { fill, press } from '../acts.ts';
import type { PageState, Visitor } from '../state.ts';
import { call, deviceCode, mailedLink, newEmail, PASSWORD, signUp } from '../wire.ts';

const CONNECT_QUERY = `?${new URLSearchParams({ challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', device: 'Ada’s laptop', state: 's' })}`;

async function asMember(visitor: Visitor): Promise<string> {
  await signUp(visitor);
  return '';
}

async function lookAtDevice(visitor: Visitor): Promise<void> {
  await fill(visitor.page, { [DEVICE.type.label]: await deviceCode(visitor) });
  await press(visitor.page, DEVICE.type.submit);
  await visitor.page.getByText(DEVICE.decide.title).waitFor();
}

async function resetLink(visitor: Visitor): Promise<string> {
  const email = await signUp(visitor);
  await call(visitor, '/auth-api/request-password-reset', { email });
  return (await mailedLink(visitor, email, /reset-password/)).search;
}

async function unsubscribeLink(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await call(visitor, '/api/download_requests', { email, platform: 'mac' });
  return (await mailedLink(visitor, email, /\/unsubscribe/)).search;
}

async function choosePassword({ page }: Visitor): Promise<void> {
  const { newPassword, confirmPassword } = IDENTITY.fields;
  await fill(page, { [newPassword]: `${PASSWORD}-2`, [confirmPassword]: `${PASSWORD}-2` });
  await press(page, RESET_PASSWORD.choose.submit);
}

/** Pages that the links of our mails and of the app lead to. */
export const LINK_STATES: readonly PageState[] = [
  {
    path: '/reset-password',
    name: 'sent',
    steps: async ({ page }) => {
      await fill(page, { [IDENTITY.fields.email]: newEmail() });
      await press(page, RESET_PASSWORD.ask.submit);
    },
    shows: RESET_PASSWORD.sent.title,
  },
  { path: '/reset-password', name: 'choose', arrive: () => '?token=t', shows: RESET_PASSWORD.choose.title },
  {
    path: '/reset-password',
    name: 'expired',
    arrive: () => '?token=t',
    steps: choosePassword,
    shows: ERROR_TEXT['auth/link-expired'],
  },
  { path: '/reset-password', name: 'done', arrive: resetLink, steps: choosePassword, shows: RESET_PASSWORD.done.title },
  { path: '/verify-email', name: 'waiting', arrive: asMember, shows: VERIFY_EMAIL.waiting.title },
  {
    path: '/verify-email',
    name: 'refused',
    arrive: () => '?error=auth/link-expired',
    shows: VERIFY_EMAIL.refused.title,
  },
  { path: '/verify-email', name: 'change', arrive: () => '?change=t', shows: VERIFY_EMAIL.change.title },
  { path: '/connect', name: 'signed-out', arrive: () => CONNECT_QUERY, shows: CONNECT.signInFirst },
  {
    path: '/connect',
    name: 'signed-in',
    arrive: async (visitor) => `${await asMember(visitor)}${CONNECT_QUERY}`,
    shows: CONNECT.approve,
  },
  {
    path: '/connect',
    name: 'denied',
    arrive: async (visitor) => `${await asMember(visitor)}${CONNECT_QUERY}`,
    steps: ({ page }) => press(page, CONNECT.deny),
    shows: CONNECT.denied.title,
  },
  { path: '/device', name: 'signed-in', arrive: asMember, shows: DEVICE.type.lead },
  {
    path: '/device',
    name: 'wrong',
    arrive: asMember,
    steps: async ({ page }) => {
      await fill(page, { [DEVICE.type.label]: 'BCDF-GHJK' });
      await press(page, DEVICE.type.submit);
    },
    shows: ERROR_TEXT['device/code-expired'],
  },
  { path: '/device', name: 'decide', arrive: asMember, steps: lookAtDevice, shows: DEVICE.decide.title },
  {
    path: '/device',
    name: 'approved',
    arrive: asMember,
    steps: async (visitor) => {
      await lookAtDevice(visitor);
      await press(visitor.page, DEVICE.decide.approve);
    },
    shows: DEVICE.approved.title,
  },
  { path: '/unsubscribe', name: 'ask', arrive: () => '?token=t', shows: UNSUBSCRIBE.ask.title },
  {
    path: '/unsubscribe',
    name: 'refused',
    arrive: () => '?token=t',
    steps: ({ page }) => press(page, UNSUBSCRIBE.ask.submit),
    shows: ERROR_TEXT['mail/unsubscribe-refused'],
  },
  {
    path: '/unsubscribe',
    name: 'done',
    arrive: unsubscribeLink,
    steps: ({ page }) => press(page, UNSUBSCRIBE.ask.submit),
    shows: UNSUBSCRIBE.done.title,
  },
];
