import { createHmac } from 'node:crypto';

// Anything that could end a header line, begin a second recipient or hide one behind a name.
const MAILABLE = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** Whether a mail can go there. Forms take more than this, since `@` is their only test (RD-28). */
export function isMailable(address: string): boolean {
  return MAILABLE.test(address);
}

/** How an address is remembered where only the same address has to be found again. */
export function addressHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`mail address\n${address.toLowerCase()}`).digest('base64url');
}
