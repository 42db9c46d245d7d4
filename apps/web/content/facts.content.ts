import {
  BETA,
  DRAWABLE_SHARE_OF_REFRESH,
  FREE_MINUTES_PER_DAY,
  FREQUENCY_RANGE_HZ,
  GOVERNOR_LIMITS,
  KEPT_FOR,
  LINK_HOURS,
  POLICY,
  PRICES_USD_PER_MONTH,
  PRODUCT_NAME,
  PRODUCT_STATEMENT,
  SERVER_PASSWORD_MIN_LENGTH,
  SESSION_DAYS,
  SITE_PULSE_HZ,
  SITE_SWELL_HZ,
  trialDays,
  WRONG_PASSWORDS,
} from '@vayl/domain';

const { provocativeRatesHz } = GOVERNOR_LIMITS;

/** Facts that pages print: each is computed from the constant that the product itself uses. */
export const FACTS = {
  productName: PRODUCT_NAME,
  productStatement: PRODUCT_STATEMENT,
  freeMinutesPerDay: `${FREE_MINUTES_PER_DAY} minutes`,
  refundDays: `${POLICY.refundDays} days`,
  termsNoticeDays: `${POLICY.termsNoticeDays} days`,
  passwordMinLength: `${SERVER_PASSWORD_MIN_LENGTH} characters`,
  sessionDays: `${SESSION_DAYS} days`,
  resetLinkLife: hours(LINK_HOURS.passwordReset),
  emailChangeLinkLife: hours(LINK_HOURS.emailChange),
  verificationLinkLife: hours(LINK_HOURS.verification),
  wrongPasswords: `${WRONG_PASSWORDS.most} wrong passwords within ${WRONG_PASSWORDS.withinMinutes} minutes`,
  keptTokenWaitlistEntry: KEPT_FOR.tokenWaitlistEntry,
  keptSentDownloadRequest: KEPT_FOR.sentDownloadRequest,
  keptWaitingDownloadRequest: KEPT_FOR.waitingDownloadRequest,
  keptMailTurn: KEPT_FOR.mailTurn,
  keptPaymentEvent: KEPT_FOR.paymentEvent,
  keptMinuteLease: KEPT_FOR.minuteLease,
  keptUsageSession: KEPT_FOR.usageSession,
  keptFailedJob: KEPT_FOR.failedJob,
  trialDaysMonthly: days({ plan: 'monthly', isReferred: false }),
  trialDaysMonthlyReferred: days({ plan: 'monthly', isReferred: true }),
  trialDaysAnnual: days({ plan: 'annual', isReferred: false }),
  trialDaysAnnualReferred: days({ plan: 'annual', isReferred: true }),
  pricePerPerson: `$${PRICES_USD_PER_MONTH.perPerson}`,
  betaSpots: `${BETA.spots} places`,
  betaWeeks: `${BETA.weeks} weeks`,
  betaClosed: BETA.applicationsClose,
  sitePulse: `${SITE_PULSE_HZ} Hz`,
  siteSwell: `${SITE_SWELL_HZ} Hz`,
  frequencyRange: `${FREQUENCY_RANGE_HZ.min} to ${FREQUENCY_RANGE_HZ.max} Hz`,
  fadeTime: `${GOVERNOR_LIMITS.fadeMs} milliseconds`,
  fullDepthLimit: `${GOVERNOR_LIMITS.fullDepthMaxHz} Hz`,
  shortestEdge: `${GOVERNOR_LIMITS.shortestEdgeMs} milliseconds`,
  rearmTime: `${GOVERNOR_LIMITS.rearmMs / 1000} second`,
  swingCap: percent(GOVERNOR_LIMITS.swingCap),
  strictSwingCap: percent(GOVERNOR_LIMITS.strictSwingCap),
  provocativeRates: `${provocativeRatesHz.min} to ${provocativeRatesHz.max} Hz`,
  flashThreshold: percent(GOVERNOR_LIMITS.flashLuminance),
  luminanceMargin: percent(GOVERNOR_LIMITS.luminanceMargin),
  drawableShare: percent(DRAWABLE_SHARE_OF_REFRESH),
  drawableAt60: `${60 * DRAWABLE_SHARE_OF_REFRESH} Hz`,
} as const satisfies Record<string, string>;

export type FactName = keyof typeof FACTS;

function days(question: Parameters<typeof trialDays>[0]): string {
  return `${trialDays(question)} days`;
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
