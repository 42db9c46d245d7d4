/**
 * What pages may speak of before it is built. While a row says `coming`, text inside `<Coming id="…">` is left out of
 * the page by the build; the change that builds the thing turns its row to `here`.
 */
export const COMING = {
  /** The suggestion call of the chat. */
  suggestion: 'here',
  /** The desktop app, and so the permissions it asks for. */
  desktop: 'here',
  /** An app that keeps totals of sessions, for those who want them. */
  sessionTotals: 'here',
  /** Signed installers and updates that the app checks. */
  desktopUpdates: 'here',
  /** The app reads a calendar that somebody connects. */
  calendar: 'here',
  /** A command that writes to every account, for changes of the terms. */
  noticeByMail: 'coming',
  /** The demo in the browser. */
  demo: 'here',
} as const satisfies Record<string, 'coming' | 'here'>;
