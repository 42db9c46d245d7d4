import { ERROR_TEXT } from '@vayl/domain';
import { ACCOUNT } from '../../content/account.content.ts';
import { fill, press } from '../acts.ts';
import type { PageState, Visitor } from '../state.ts';
import { newEmail, signUp, subscribe } from '../wire.ts';

const path = '/account';

/** The subscription is drawn by what all apps share; this is what it says. */
const SUBSCRIPTION = {
  free: 'Free, 15 minutes a day',
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelled: 'Cancelled. You keep it until the end of the time you have.',
} as const;

async function asMember(visitor: Visitor): Promise<string> {
  await signUp(visitor);
  return '';
}

async function asSubscriber(visitor: Visitor): Promise<string> {
  await signUp(visitor);
  await subscribe(visitor);
  return '';
}

export const ACCOUNT_STATES: readonly PageState[] = [
  { path, name: 'signed-in', arrive: asMember, shows: SUBSCRIPTION.free },
  {
    path,
    name: 'new-email',
    arrive: asMember,
    steps: ({ page }) => press(page, ACCOUNT.profile.changeEmail),
    shows: ACCOUNT.profile.newEmailHint,
  },
  {
    path,
    name: 'new-email-sent',
    arrive: asMember,
    steps: async ({ page }) => {
      await press(page, ACCOUNT.profile.changeEmail);
      await fill(page, { [ACCOUNT.profile.newEmail]: newEmail() });
      await press(page, ACCOUNT.profile.sendLink);
    },
    shows: ACCOUNT.profile.linkSent,
  },
  {
    path,
    name: 'delete',
    arrive: asMember,
    steps: ({ page }) => press(page, ACCOUNT.deletion.open),
    shows: ACCOUNT.deleteDialog.title,
  },
  {
    path,
    name: 'delete-wrong',
    arrive: asMember,
    steps: async ({ page }) => {
      await press(page, ACCOUNT.deletion.open);
      await fill(page, { [ACCOUNT.deleteDialog.label]: newEmail() });
      await press(page, ACCOUNT.deleteDialog.confirm);
    },
    shows: ERROR_TEXT['account/other-email'],
  },
  { path, name: 'subscriber', arrive: asSubscriber, shows: SUBSCRIPTION.cancel },
  {
    path,
    name: 'cancel',
    arrive: asSubscriber,
    steps: ({ page }) => press(page, SUBSCRIPTION.cancel),
    shows: SUBSCRIPTION.cancelTitle,
  },
  {
    path,
    name: 'cancelled',
    arrive: asSubscriber,
    steps: async ({ page }) => {
      await press(page, SUBSCRIPTION.cancel);
      await page.getByRole('dialog').getByRole('button', { name: SUBSCRIPTION.cancel }).click();
    },
    shows: SUBSCRIPTION.cancelled,
  },
];
