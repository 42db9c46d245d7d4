/** What a person need not read but whoever looks into it will want: the event and its true cause. */
export function logProblem(event: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the page's log is the only one a window has.
  console.warn(event, cause);
}
