import { z } from 'zod';

/**
 * An address as forms take it: `@` is the only format test (RD-28). White space and control characters are refused
 * because the text goes into the head of a mail.
 */
export const EmailField = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s\p{Cc}]*@[^\s\p{Cc}]*$/u);

/** One line that a person wrote. A control character would be no part of it, and the database takes not all of them. */
export const oneLine = (mostLength: number) =>
  z
    .string()
    .trim()
    .max(mostLength)
    .regex(/^\P{Cc}*$/u);

/** A moment in ISO 8601, always told by the server. */
export const Moment = z.iso.datetime({ offset: true });

export const Nothing = z.object({});

/** A number that a device made once and keeps. */
export const DeviceId = z.uuid();

/** A name from the tz database, such as `Europe/Berlin`. Whether it exists is the database's answer. */
export const TimeZone = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_+\-/]+$/);
