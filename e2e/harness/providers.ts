import type { Page } from 'playwright';

type ProviderAnswer = 'Continue' | 'Cancel' | 'Fail with a reason' | 'Fail without a reason';

export interface AtProvider {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider says that the address is really theirs; it does unless told otherwise. */
  readonly isVerified?: boolean;
  readonly answer?: ProviderAnswer;
}

/** Does what opens the popup, and waits until the provider's page is in it. */
export async function openProvider(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await popup.getByRole('button', { name: 'Continue' }).waitFor();
  return popup;
}

/** Fills in the provider's page and presses one of its buttons. The popup goes away by itself. */
export async function answerProvider(popup: Page, person: AtProvider): Promise<void> {
  const { email, name, isVerified = true, answer = 'Continue' } = person;
  await popup.getByLabel('Email').fill(email);
  if (name !== undefined) await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('has confirmed').setChecked(isVerified);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: answer, exact: true }).click();
  await closed;
}
