import type { ErrorCode } from '@vayl/domain';

/** The field that a person has to mend; or the form as a whole, or the buttons of the providers. */
export type ProblemPlace = 'email' | 'password' | 'confirmPassword' | 'form' | 'provider';

const PLACES: Readonly<Partial<Record<ErrorCode, ProblemPlace>>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
  'sign-up/password-too-short': 'password',
  'sign-up/passwords-differ': 'confirmPassword',
};

export function placeOfProblem(code: string | undefined): ProblemPlace {
  return Object.entries(PLACES).find(([known]) => known === code)?.[1] ?? 'form';
}
