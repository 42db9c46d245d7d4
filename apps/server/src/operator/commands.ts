import { ANSWER_DOWNLOADS } from './answer-downloads.ts';
import type { OperatorCommand } from './command.ts';
import { GRANT_BETA } from './grant-beta.ts';
import { NOTIFY_WAITLIST } from './notify-waitlist.ts';
import { TAKE_BETA } from './take-beta.ts';
import { WITHDRAW_REFERRAL_CODE } from './withdraw-referral-code.ts';

/** Every command, one line each. */
export const COMMANDS: readonly OperatorCommand[] = [
  NOTIFY_WAITLIST,
  ANSWER_DOWNLOADS,
  WITHDRAW_REFERRAL_CODE,
  GRANT_BETA,
  TAKE_BETA,
];
