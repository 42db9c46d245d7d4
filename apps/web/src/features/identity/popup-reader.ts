import { PopupMessage } from '@vayl/contract';
import { err, type IdentityError, ok, type Result } from '@vayl/domain';

export type PopupOutcome = Result<undefined, IdentityError>;

/** What a popup's message says, or nothing if it is not the message of this popup. */
export function readPopupMessage(data: unknown, nonce: string): PopupOutcome | undefined {
  const { data: message } = PopupMessage.safeParse(data);
  if (message?.nonce !== nonce) return undefined;
  const { error } = message;
  return error === undefined ? ok(undefined) : err({ code: error.code, message: error.description });
}
