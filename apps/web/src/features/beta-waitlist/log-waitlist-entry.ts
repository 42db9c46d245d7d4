/** All that a submitted address leads to: a line in the log of the browser it was typed in. */
export function logWaitlistEntry(email: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification has this form log locally and do nothing else.
  console.info('beta-waitlist.submitted', { email });
}
