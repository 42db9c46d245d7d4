import type { z } from 'zod';
import type { Context } from '../context.ts';

/** One kind of job: what its payload must look like, what it does, and when it comes by itself. */
export interface Task {
  readonly name: string;
  readonly payload: z.ZodType;
  readonly run: (context: Context, payload: unknown) => Promise<void>;
  /** Cron in UTC, for jobs that nobody enqueues. */
  readonly schedule?: string;
}

/** Keeps the payload's type between its schema and its function. */
export function defineTask<Payload>(task: {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (context: Context, payload: Payload) => Promise<void>;
  readonly schedule?: string;
}): Task {
  return { ...task, run: (context, payload) => task.run(context, task.payload.parse(payload)) };
}
