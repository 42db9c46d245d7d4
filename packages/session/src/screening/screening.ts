/** What is asked before light may flicker. Nothing is preselected, and nobody has to answer. */
export const SCREENING_QUESTIONS = [
  { id: 'seizures', text: 'Have you, or has anyone in your close family, ever had a seizure or epilepsy?' },
  { id: 'lightSickness', text: 'Does bright or flickering light give you migraine, or make you feel sick?' },
  { id: 'under18', text: 'Are you under 18?' },
  { id: 'unsure', text: 'Are you unsure about any of these?' },
] as const;
export type ScreeningQuestion = (typeof SCREENING_QUESTIONS)[number]['id'];

export const SCREENING_ANSWERS = ['yes', 'no', 'unanswered'] as const;
export type ScreeningAnswer = (typeof SCREENING_ANSWERS)[number];

export type ScreeningAnswers = Readonly<Record<ScreeningQuestion, ScreeningAnswer>>;

export const UNANSWERED: ScreeningAnswers = {
  seizures: 'unanswered',
  lightSickness: 'unanswered',
  under18: 'unanswered',
  unsure: 'unanswered',
};

/** A person's answers, and when they were given by the clock on the wall. */
export interface Screening {
  readonly answers: ScreeningAnswers;
  readonly answeredAtMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ASKED_AGAIN_AFTER_MS = 365 * DAY_MS;

/** Health changes, so answers hold for a year. Answers from the future are from a wrong clock and hold for none. */
export function isOutdated({ answeredAtMs }: Screening, wallNowMs: number): boolean {
  const ageMs = wallNowMs - answeredAtMs;
  return !(ageMs > -DAY_MS && ageMs < ASKED_AGAIN_AFTER_MS);
}

/** Whether the questions are to be asked: for the first time, because some were left open, or because a year is over. */
export function isScreeningDue(screening: Screening | undefined, wallNowMs: number): boolean {
  if (screening === undefined || isOutdated(screening, wallNowMs)) return true;
  return SCREENING_QUESTIONS.some(({ id }) => screening.answers[id] === 'unanswered');
}

/** The only answers that let the light flicker. It goes by the questions, so that a missing answer is no "no". */
export function isAllNo(answers: ScreeningAnswers): boolean {
  return SCREENING_QUESTIONS.every(({ id }) => answers[id] === 'no');
}
