import { SCREENING_QUESTIONS, type ScreeningAnswers } from '@vayl/session';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { ScreeningGate } from './screening-gate.tsx';
import { ALL_NO } from './test-helpers/held-session.ts';
import { useScreeningGate } from './use-screening-gate.tsx';

const questions = page.getByRole('region', { name: 'Before light may flicker' });
const again = page.getByRole('button', { name: 'Answer again' });
const KEPT = 'Your answers are kept here.';
let given: ScreeningAnswers | undefined;

function Gate({ isDue }: { readonly isDue: boolean }): ReactNode {
  const gate = useScreeningGate(isDue);
  ({ given } = gate);
  return <ScreeningGate gate={gate} isHeldStill={false} kept={KEPT} />;
}

async function answerNo(): Promise<void> {
  for (const { text } of SCREENING_QUESTIONS) {
    await page.getByRole('radiogroup', { name: text }).getByRole('radio', { name: 'No' }).click();
  }
}

it('asks the four questions where they are due, and gives nothing that nobody has answered', async () => {
  await render(<Gate isDue />);
  await expect.element(questions).toBeVisible();
  expect(page.getByRole('radiogroup').elements()).toHaveLength(4);
  expect(given).toBeUndefined();
  await expect(expectAccessible()).resolves.toBeUndefined();
  await answerNo();
  expect(given).toEqual(ALL_NO);
});

it('asks nobody again whose answers hold, unless they want to', async () => {
  await render(<Gate isDue={false} />);
  await expect.element(page.getByText(KEPT, { exact: false })).toBeVisible();
  await expect.element(questions).not.toBeInTheDocument();
  expect(given).toBeUndefined();
  await expect(expectAccessible()).resolves.toBeUndefined();
  await again.click();
  await expect.element(questions).toBeVisible();
  expect(Object.values(given ?? {})).toEqual(['unanswered', 'unanswered', 'unanswered', 'unanswered']);
});

it('keeps to what was answered here when older answers turn up meanwhile', async () => {
  const { rerender } = await render(<Gate isDue />);
  await answerNo();
  await rerender(<Gate isDue={false} />);
  await expect.element(questions).toBeVisible();
  expect(given).toEqual(ALL_NO);
});
