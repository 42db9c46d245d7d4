import { LINK_HOURS, PRODUCT_NAME } from '@vayl/domain';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

const HOUR_SECONDS = 60 * 60;
export const VERIFICATION_SECONDS = LINK_HOURS.verification * HOUR_SECONDS;
export const RESET_SECONDS = LINK_HOURS.passwordReset * HOUR_SECONDS;

export interface LinkMail {
  readonly to: string;
  readonly token: string;
  readonly publicUrl: string;
}

export function verificationMail({ to, token, publicUrl }: LinkMail): OutgoingMail {
  return {
    kind: 'account',
    to,
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    paragraphs: [
      `Please confirm that this address is yours. The link works for ${LINK_HOURS.verification} hours.`,
      'If you did not create an account, ignore this mail: until somebody confirms the address, the account is of little use.',
    ],
    action: { label: 'Confirm my email', url: linkTo('/auth-api/verify-email', token, publicUrl) },
    because: 'You get this mail because an account was created with your address.',
  };
}

export function resetMail({ to, token, publicUrl }: LinkMail): OutgoingMail {
  return {
    kind: 'account',
    to,
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    paragraphs: [
      `Somebody, hopefully you, asked for a new password. The link works once, within one hour.`,
      'A new password signs you out everywhere. If you did not ask for it, ignore this mail and nothing changes.',
    ],
    action: { label: 'Choose a new password', url: linkTo('/reset-password', token, publicUrl) },
    because: 'You get this mail because a new password was asked for with your address.',
  };
}

function linkTo(path: string, token: string, publicUrl: string): string {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}
