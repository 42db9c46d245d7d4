import { z } from 'zod';

const rampMinutes = z.number().max(15);

/** How a session runs by the clock. More than one round, with breaks between them, is a pomodoro. */
export const TimelinePlan = z.discriminatedUnion('is', [
  z.object({ is: z.literal('open') }),
  z.object({
    is: z.literal('timed'),
    warmUpMinutes: rampMinutes.min(0),
    holdMinutes: z.number().min(1).max(180),
    // Never none: the light that softens is what tells a person that the end comes.
    coolDownMinutes: rampMinutes.min(0.5),
    rounds: z.int().min(1).max(12),
    breakMinutes: z.number().min(1).max(60),
  }),
]);
export type TimelinePlan = z.infer<typeof TimelinePlan>;

/** Until somebody ends it. */
export const OPEN_PLAN: TimelinePlan = { is: 'open' };

export const TIMED_PLAN: TimelinePlan = {
  is: 'timed',
  warmUpMinutes: 2,
  holdMinutes: 20,
  coolDownMinutes: 3,
  rounds: 1,
  breakMinutes: 5,
};

/** Four times 25 minutes with five between them; warming up and cooling down lie inside the 25. */
export const POMODORO_PLAN: TimelinePlan = {
  is: 'timed',
  warmUpMinutes: 1,
  holdMinutes: 22,
  coolDownMinutes: 2,
  rounds: 4,
  breakMinutes: 5,
};
