import { FREE_MINUTES_PER_DAY, PRODUCT_NAME, trialDays } from '@vayl/domain';

const MOST_DAYS = trialDays({ plan: 'annual', isReferred: true });
const MONTHLY_DAYS = trialDays({ plan: 'monthly', isReferred: true });

export const SIGNUP = {
  plain: {
    title: `Join ${PRODUCT_NAME}`,
    lead: `${FREE_MINUTES_PER_DAY} minutes a day are free, with no card. An account keeps your minutes and your subscription the same on every computer.`,
    minutes: `${FREE_MINUTES_PER_DAY} marks, ${FREE_MINUTES_PER_DAY} free minutes. They return at midnight.`,
  },
  invited: {
    title: `You've been invited to try ${PRODUCT_NAME}`,
    /** RD-23: the pitch holds for one plan only, so the line beside it says which. */
    pitch: `Your invitation comes with a ${MOST_DAYS}-day free trial.`,
    /** RD-24: nothing that was refused is claimed. */
    pitchIfRefused: `An invitation that is accepted comes with a ${MOST_DAYS}-day free trial.`,
    days: `${MOST_DAYS} days on annual, ${MONTHLY_DAYS} on monthly, when you subscribe in the app. Until then ${FREE_MINUTES_PER_DAY} minutes a day are free.`,
    watch: 'Watch 30-Second Demo',
    scale: 'One mark a day. The tall ones are what an invitation adds.',
    plans: { annual: 'Annual', monthly: 'Monthly' },
  },
  note: 'Referral applied',
  referral: {
    label: 'Referral code',
    apply: 'Apply',
    checking: 'Checking...',
  },
  email: {
    open: 'Sign up with Email',
    submit: 'Create Account',
    busy: 'Creating Account...',
  },
  haveAccount: 'Have an account?',
} as const;
