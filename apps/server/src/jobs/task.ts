import type { z } from 'zod';
import type { Context } from '../context.ts';

/** Which job this is. A second try of it is the same job. */
export interface JobFacts {
  readonly id: string;
  readonly queuedAt: Date;
}

/** One kind of job: what its payload must look like, what it does, and when it comes by itself. */
export interface Task {
  readonly name: string;
  readonly payload: z.ZodType;
  readonly run: (context: Context, payload: unknown, job: JobFacts) => Promise<void>;
  /** Cron in UTC, for jobs that nobody enqueues. */
  readonly schedule?: string;
}

/** Keeps the payload's type between its schema and its function. */
export function defineTask<Payload>(task: {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (context: Context, payload: Payload, job: JobFacts) => Promise<void>;
  readonly schedule?: string;
}): Task {
  return { ...task, run: (context, payload, job) => task.run(context, task.payload.parse(payload), job) };
}
