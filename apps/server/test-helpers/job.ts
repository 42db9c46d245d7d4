import type { JobFacts } from '../src/jobs/task.ts';

/** For a task that is run by hand and does not ask which job it is. */
export const SOME_JOB: JobFacts = { id: '1', queuedAt: new Date(0) };
