import {
  EMPTY_SIGN_UP_FORM,
  ERROR_TEXT,
  failSignUp,
  type IdentityError,
  pathAfterSignUp,
  pendingReferralCode,
  type SignUpForm,
  type SignUpMethod,
  type SignUpStatus,
  submitSignUp,
} from '@vayl/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { identityErrorOf } from '../identity/identity-error.ts';
import { type ProviderName, signInByPopup } from '../identity/provider-popup.ts';
import type { ReferralControl } from '../referral/use-referral-check.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { type ProblemPlace, placeOfProblem } from './problem-place.ts';

type Typed = Omit<SignUpForm, 'referralCode'>;

export interface SignUp {
  readonly form: SignUpForm;
  readonly change: (part: Partial<Typed>) => void;
  /** The way in that is being tried. */
  readonly busy: SignUpMethod | undefined;
  readonly problem: { readonly place: ProblemPlace; readonly text: string } | undefined;
  readonly byEmail: () => Promise<void>;
  readonly byProvider: (provider: ProviderName) => Promise<void>;
}

interface State {
  readonly status: SignUpStatus;
  readonly method: SignUpMethod;
  readonly place: ProblemPlace;
}

const IDLE: State = { status: { is: 'idle' }, method: 'email', place: 'form' };

/** From a press on one of the three buttons to the download page. */
export function useSignUp(referral: ReferralControl): SignUp {
  const [typed, setTyped] = useState<Typed>(EMPTY_SIGN_UP_FORM);
  const [state, setState] = useState(IDLE);
  const isBusy = useRef(false);
  // An account that is there already, although its profile could not be written: the next press goes on from here.
  const createdId = useRef<string>(undefined);
  const navigate = useNavigate();
  const form: SignUpForm = { ...typed, referralCode: referral.code };

  const run = async (method: SignUpMethod, createAccount: () => Promise<Created>): Promise<void> => {
    isBusy.current = true;
    setState({ status: { is: 'submitting' }, method, place: 'form' });
    const fail = (error: IdentityError): void => {
      isBusy.current = false;
      setState({ status: failSignUp(method, error), method, place: placeOfProblem(error.code) });
    };
    const created = createdId.current === undefined ? await createAccount() : { userId: createdId.current };
    if ('error' in created) return fail(created.error);
    createdId.current = created.userId;
    const code = pendingReferralCode(await referral.settled());
    const written = await ask((client) =>
      client.writeProfile({ params: { userId: created.userId }, body: { pendingReferralCode: code } }),
    );
    if (!written.ok) return fail({ message: failureText(written.error) });
    await navigate(pathAfterSignUp(written.value.pendingReferralCode));
  };

  return {
    form,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    busy: state.status.is === 'submitting' ? state.method : undefined,
    problem: problemOf(state),
    byEmail: async () => {
      if (isBusy.current) return;
      const status = submitSignUp(state.status, form);
      if (status.is === 'refused') return setState({ status, method: 'email', place: placeOfProblem(status.code) });
      await run('email', async () => {
        await referral.settled();
        return createByEmail(form);
      });
    },
    byProvider: async (provider) => {
      if (!isBusy.current) await run(provider, () => createByProvider(provider));
    },
  };
}

type Created = { readonly userId: string } | { readonly error: IdentityError };

async function createByEmail({ email, password }: SignUpForm): Promise<Created> {
  const answer = await ask((client) => client.signUpWithEmail({ body: { email, password } }));
  return answer.ok ? { userId: answer.value.user.id } : { error: identityErrorOf(answer.error) };
}

async function createByProvider(provider: ProviderName): Promise<Created> {
  const outcome = await signInByPopup(provider);
  if (!outcome.ok) return { error: outcome.error };
  const me = await ask((client) => client.getMe({}));
  return me.ok ? { userId: me.value.id } : { error: identityErrorOf(me.error) };
}

function problemOf({ status, method, place }: State): SignUp['problem'] {
  if (status.is === 'refused') return { place, text: ERROR_TEXT[status.code] };
  if (status.is === 'failed') return { place: method === 'email' ? place : 'provider', text: status.message };
  return undefined;
}
