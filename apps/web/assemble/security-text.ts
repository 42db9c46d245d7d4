const DAY_MS = 86_400_000;
/** A reader should not trust older words: RFC 9116 wants less than a year. Every build renews them. */
const LIFE_DAYS = 364;

export interface SecurityTextQuestion {
  readonly siteUrl: string;
  readonly email: string;
  readonly nowMs: number;
}

/** Where and how to tell us of a weakness, in the form that researchers' tools read (RFC 9116). */
export function securityText({ siteUrl, email, nowMs }: SecurityTextQuestion): string {
  const expires = new Date(nowMs + LIFE_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security#report-a-weakness`,
    '',
  ].join('\n');
}
