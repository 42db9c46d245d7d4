import { FEELINGS, SCREENING_QUESTIONS, type Session, UNANSWERED } from '@vayl/session';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { FeltWrongDialog } from './felt-wrong-dialog.tsx';
import { LightQuestionsDialog } from './light-questions-dialog.tsx';
import { ScreeningQuestions } from './screening-questions.tsx';
import { ALL_NO, holdSession } from './test-helpers/held-session.ts';

const STILL = 'So far: sound and a still tint, no flicker.';
const MAY_FLICKER = 'With these answers the light may flicker.';
const question = (text: string) => page.getByRole('radiogroup', { name: text });

async function answerAll(answer: 'Yes' | 'No'): Promise<void> {
  for (const { text } of SCREENING_QUESTIONS) await question(text).getByRole('radio', { name: answer }).click();
}

describe('the four questions', () => {
  it('[RD-83] preselect nothing, and say what will come of the answers', async () => {
    await render(<Asked />);
    expect(page.getByRole('radiogroup').elements()).toHaveLength(4);
    expect(page.getByRole('radio').elements()).toHaveLength(8);
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
    await expect.element(page.getByRole('status')).toHaveTextContent(STILL);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await answerAll('No');
    await expect.element(page.getByRole('status')).toHaveTextContent(MAY_FLICKER);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each(SCREENING_QUESTIONS)('stay at a still tint after one yes: $text', async ({ text }) => {
    await render(<Asked />);
    await answerAll('No');
    await question(text).getByRole('radio', { name: 'Yes' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(STILL);
  });

  it('can be answered by keys alone', async () => {
    await render(<Asked />);
    for (const _ of SCREENING_QUESTIONS) {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
    }
    expect(
      page
        .getByRole('radio', { name: 'No' })
        .elements()
        .every((radio) => radio.matches(':checked')),
    ).toBe(true);
  });
});

describe('the questions again', () => {
  it('replace the answers that were given', async () => {
    const { session } = holdSession();
    await render(<Again session={session} />);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Light questions' })).toBeVisible();
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await question(SCREENING_QUESTIONS[1].text).getByRole('radio', { name: 'Yes' }).click();
    await page.getByRole('button', { name: 'Save my answers' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(session.getSnapshot().flicker).toEqual({ is: 'refused', reason: 'answered-yes' });
  });

  it('change nothing when they are closed', async () => {
    const { session } = holdSession();
    await render(<Again session={session} />);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await answerAll('Yes');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(session.getSnapshot().screening.screening?.answers).toEqual(ALL_NO);
  });

  it('let flicker come back after a block only by four times no and the person’s own word', async () => {
    const { session } = holdSession();
    session.lightFeltWrong();
    await render(<Again session={session} />);
    const lift = page.getByRole('checkbox', { name: /^Let the light flicker again/u });
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.element(lift).toBeDisabled();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await answerAll('No');
    await expect.element(page.getByRole('status')).toHaveTextContent(STILL);
    await page.getByRole('button', { name: 'Save my answers' }).click();
    expect(session.getSnapshot().flicker).toEqual({ is: 'refused', reason: 'felt-wrong' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await answerAll('No');
    await lift.click();
    await expect.element(page.getByRole('status')).toHaveTextContent(MAY_FLICKER);
    await page.getByRole('button', { name: 'Save my answers' }).click();
    expect(session.getSnapshot().flicker).toEqual({ is: 'allowed' });
  });
});

describe('the light felt wrong', () => {
  it('is dark and blocked with one click, before anything is asked', async () => {
    const { session, light } = holdSession();
    session.switchOn();
    await render(<FeltWrongDialog session={session} />);
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    expect(light.told).toContain('stop');
    expect(session.getSnapshot()).toMatchObject({
      settings: { isOn: false },
      stoppedBy: 'felt-wrong',
      flicker: { is: 'refused', reason: 'felt-wrong' },
    });
    await expect.element(page.getByRole('dialog', { name: 'The light is off' })).toBeVisible();
    await expect
      .element(page.getByText('It will not flicker again until you allow it', { exact: false }))
      .toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('keeps what was felt, in the order in which it is asked', async () => {
    const { session } = holdSession();
    await render(<FeltWrongDialog session={session} />);
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    const save = page.getByRole('button', { name: 'Keep this note' });
    await expect.element(save).toBeDisabled();
    expect(page.getByRole('checkbox').elements()).toHaveLength(FEELINGS.length);
    await page.getByRole('checkbox', { name: 'Eye strain' }).click();
    await page.getByRole('checkbox', { name: 'Headache' }).click();
    await page.getByRole('textbox', { name: 'In your own words' }).fill('after an hour');
    await save.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(session.getSnapshot().screening.felt).toMatchObject([
      { feelings: ['headache', 'eye strain'], note: 'after an hour' },
    ]);
  });

  it('asks nobody who does not want to say: the block stays all the same', async () => {
    const { session } = holdSession();
    await render(<FeltWrongDialog session={session} />);
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    await page.getByRole('checkbox', { name: 'Nausea' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(session.getSnapshot().screening.felt).toEqual([]);
    expect(session.getSnapshot().screening.block?.by).toBe('felt-wrong');
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Nausea' })).not.toBeChecked();
  });
});

function Asked(): ReactNode {
  const [answers, setAnswers] = useState(UNANSWERED);
  return <ScreeningQuestions answers={answers} onChange={setAnswers} />;
}

function Again({ session }: { readonly session: Session }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LightQuestionsDialog session={session} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
