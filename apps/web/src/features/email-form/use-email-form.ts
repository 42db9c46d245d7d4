import {
  type EmailForm,
  IDLE_FORM,
  outcomeStandsMs,
  type Result,
  settleEmailForm,
  submitEmailForm,
} from '@vayl/domain';
import { useEffect, useState } from 'react';
import { logProblem } from '../../site/log-problem.ts';

interface EmailFormQuestion {
  readonly save: (email: string) => Promise<Result<unknown, unknown>>;
  /** Under which name a failed save is logged; the person reads the catalogue's sentence (RD-29). */
  readonly problem: string;
  /** For fields beside the email: the time to clear them too. */
  readonly onSaved?: () => void;
}

export interface EmailFormControl {
  readonly form: EmailForm;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly submit: () => void;
  /** Forgets what was typed, and whatever is still on its way. */
  readonly reset: () => void;
}

/** Each submission has a number: an answer belongs to its own, and a message that comes again stands its whole time. */
interface Submission {
  readonly number: number;
  readonly form: EmailForm;
  readonly email: string;
}

const NOTHING_SENT: Submission = { number: 0, form: IDLE_FORM, email: '' };

export function useEmailForm({ save, problem, onSaved }: EmailFormQuestion): EmailFormControl {
  const [{ number, form, email }, setSubmission] = useState(NOTHING_SENT);

  // The number starts the time again where the form is the same as before.
  useEffect(() => {
    const standsMs = outcomeStandsMs(form);
    if (standsMs === undefined) return undefined;
    const timer = setTimeout(() => setSubmission((last) => ({ ...last, form: IDLE_FORM })), standsMs);
    return () => clearTimeout(timer);
  }, [form, number]);

  async function send(sent: number): Promise<void> {
    const wasSaved = await isSaved(() => save(email), problem);
    setSubmission((last) => {
      if (last.number !== sent) return last;
      return { ...last, form: settleEmailForm(last.form, { wasSaved }), email: wasSaved ? '' : last.email };
    });
    if (wasSaved) onSaved?.();
  }

  function submit(): void {
    if (form.is === 'sending') return;
    const next = { number: number + 1, form: submitEmailForm(form, email), email };
    setSubmission(next);
    if (next.form.is === 'sending') void send(next.number);
  }

  return {
    form,
    email,
    setEmail: (typed) => setSubmission((last) => ({ ...last, email: typed })),
    submit,
    reset: () => setSubmission((last) => ({ ...NOTHING_SENT, number: last.number + 1 })),
  };
}

/** The contract refuses some addresses before they are sent: that is a save that failed, like any other. */
async function isSaved(save: () => Promise<Result<unknown, unknown>>, problem: string): Promise<boolean> {
  try {
    const answer = await save();
    if (!answer.ok) logProblem(problem, answer.error);
    return answer.ok;
  } catch (cause) {
    logProblem(problem, cause);
    return false;
  }
}
