/** A browser or an app stays signed in for so long after signing in; using it makes it no longer. */
export const SESSION_DAYS = 30;

/** For so long the links in our mails about an account work. */
export const LINK_HOURS = { verification: 24, passwordReset: 1, emailChange: 1 } as const;

/** Wrong passwords for one e-mail from one place; the next one is not even looked at. */
export const WRONG_PASSWORDS = { most: 5, withinMinutes: 10 } as const;
