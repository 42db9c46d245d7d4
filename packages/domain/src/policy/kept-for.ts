/**
 * How long we keep what does not live as long as the account it belongs to. The server deletes by these times and the
 * privacy policy prints them, so that neither can promise what the other does not do. PostgreSQL reads them as they are.
 */
export const KEPT_FOR = {
  tokenWaitlistEntry: '2 years',
  sentDownloadRequest: '90 days',
  waitingDownloadRequest: '2 years',
  mailTurn: '2 days',
  paymentEvent: '35 days',
  minuteLease: '35 days',
  usageSession: '35 days',
  failedJob: '14 days',
} as const;
