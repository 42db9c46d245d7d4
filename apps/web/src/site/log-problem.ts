/** What a person need not read but whoever looks into it will want: the event and its true cause. */
export function logProblem(event: string, detail: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is the only one a page has.
  console.warn(event, detail);
}
