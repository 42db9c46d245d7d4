/** The form's minimum; the server's own is stricter, and the security page prints that one (RD-01). */
export const SIGN_UP_PASSWORD_MIN_LENGTH = 6;
export const SERVER_PASSWORD_MIN_LENGTH = 8;

/** A shorter name stands in too many words to give anything away. */
const SHORTEST_TELLING_NAME = 3;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The server's rule. The list of common passwords is the server's to bring, in lower case. */
export function isWeakPassword({ email, password }: Credentials, commonPasswords: ReadonlySet<string>): boolean {
  const lowered = password.toLowerCase();
  const emailName = email.split('@')[0]?.toLowerCase() ?? '';
  return (
    password.length < SERVER_PASSWORD_MIN_LENGTH ||
    commonPasswords.has(lowered) ||
    (emailName.length >= SHORTEST_TELLING_NAME && lowered.includes(emailName))
  );
}
