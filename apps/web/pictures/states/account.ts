import { ERROR_TEXT } from '@vayl/domain';
import { ACCOUNT } from '../../content/account.content.ts';
import { fill, press } from '../acts.ts';
import type { PageState, Visitor } from '../state.ts';
import { newEmail, signUp, subscribe } from '../wire.ts';

const path = '/account';

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
  { path, name: 'signed-in', arrive: asMember, shows: ACCOUNT.subscription.statuses.free },
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
  { path, name: 'subscriber', arrive: asSubscriber, shows: ACCOUNT.subscription.cancel },
  {
    path,
    name: 'cancel',
    arrive: asSubscriber,
    steps: ({ page }) => press(page, ACCOUNT.subscription.cancel),
    shows: ACCOUNT.cancelDialog.title,
  },
  {
    path,
    name: 'cancelled',
    arrive: asSubscriber,
    steps: async ({ page }) => {
      await press(page, ACCOUNT.subscription.cancel);
      await page.getByRole('dialog').getByRole('button', { name: ACCOUNT.cancelDialog.confirm }).click();
    },
    shows: ACCOUNT.subscription.cancelled,
  },
];
