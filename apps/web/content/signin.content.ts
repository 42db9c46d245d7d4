import { PRODUCT_NAME } from '@vayl/domain';

export const SIGNIN = {
  title: 'Sign in',
  lead: 'Your minutes, your referral link and your subscription are where you left them.',
  problemTitle: `${PRODUCT_NAME} could not sign you in`,
} as const;
