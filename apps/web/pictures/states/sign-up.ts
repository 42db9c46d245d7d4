import { ERROR_TEXT } from '@vayl/domain';
import { DEMO_VIDEO } from '../../content/demo-video.content.ts';
import { IDENTITY } from '../../content/identity.content.ts';
import { SIGNIN } from '../../content/signin.content.ts';
import { SIGNUP } from '../../content/signup.content.ts';
import { answerPopup, fill, holdBack, press } from '../acts.ts';
import type { PageState, Visitor } from '../state.ts';
import { newEmail, PASSWORD, referralCode, signUp, signUpAndLeave } from '../wire.ts';

const path = '/signup';
const { fields, providers } = IDENTITY;

interface Filled {
  readonly email?: string;
  readonly password?: string;
  readonly confirm?: string;
}

async function submitEmail({ page }: Visitor, filled: Filled = {}): Promise<void> {
  const { email = newEmail(), password = PASSWORD, confirm = password } = filled;
  await press(page, SIGNUP.email.open);
  await fill(page, { [fields.email]: email, [fields.password]: password, [fields.confirmPassword]: confirm });
  await press(page, SIGNUP.email.submit);
}

async function applyCode({ page }: Visitor, code: string): Promise<void> {
  await fill(page, { [SIGNUP.referral.label]: code });
  await press(page, SIGNUP.referral.apply);
}

async function signIn({ page }: Visitor, email: string, password: string): Promise<void> {
  await fill(page, { [fields.email]: email, [fields.password]: password });
  await press(page, IDENTITY.signIn.submit);
}

export const SIGN_UP_STATES: readonly PageState[] = [
  { path, name: 'email', steps: ({ page }) => press(page, SIGNUP.email.open), shows: SIGNUP.email.submit },
  {
    path,
    name: 'passwords-differ',
    steps: (visitor) => submitEmail(visitor, { confirm: 'another-one-entirely' }),
    shows: ERROR_TEXT['sign-up/passwords-differ'],
  },
  {
    path,
    name: 'password-short',
    steps: (visitor) => submitEmail(visitor, { password: 'five5' }),
    shows: ERROR_TEXT['sign-up/password-too-short'],
  },
  {
    path,
    name: 'email-in-use',
    steps: async (visitor) => submitEmail(visitor, { email: await signUpAndLeave(visitor) }),
    shows: ERROR_TEXT['auth/email-already-in-use'],
  },
  {
    path,
    name: 'creating',
    steps: async (visitor) => {
      await holdBack(visitor.page, '/auth-api/sign-up/email');
      await submitEmail(visitor);
    },
    shows: SIGNUP.email.busy,
  },
  {
    path,
    name: 'code-wrong',
    steps: (visitor) => applyCode(visitor, 'NOBODY'),
    shows: ERROR_TEXT['referral/unknown'],
  },
  {
    path,
    name: 'code-right',
    steps: async (visitor) => applyCode(visitor, await referralCode(visitor)),
  },
  {
    path,
    name: 'provider-cancelled',
    steps: (visitor) => answerPopup(visitor, providers.google.signUp, 'Cancel'),
    shows: ERROR_TEXT['auth/popup-closed-by-user'],
  },
  {
    path,
    name: 'provider-failed',
    steps: (visitor) => answerPopup(visitor, providers.microsoft.signUp, 'Fail with a reason'),
    shows: ERROR_TEXT['auth/microsoft-failed'],
  },
  {
    path,
    name: 'invited',
    arrive: async (visitor) => `?ref=${await referralCode(visitor)}`,
    shows: SIGNUP.note,
  },
  { path, name: 'invited-refused', arrive: () => '?ref=NOBODY', shows: SIGNUP.invited.pitchIfRefused },
  {
    path,
    name: 'invited-video',
    arrive: () => '?ref=NOBODY',
    steps: ({ page }) => press(page, SIGNUP.invited.watch),
    shows: DEMO_VIDEO.title,
  },
  {
    path: '/signin',
    name: 'wrong',
    steps: (visitor) => signIn(visitor, newEmail(), PASSWORD),
    shows: ERROR_TEXT['auth/wrong-credentials'],
  },
  {
    path: '/signin',
    name: 'from-a-popup',
    arrive: () => '?error=auth/interrupted',
    shows: SIGNIN.problemTitle,
  },
  {
    path: '/signin',
    name: 'signed-in',
    arrive: async (visitor) => {
      await signUp(visitor);
      return '';
    },
  },
];
