import { ERROR_LABEL, ERROR_TEXT } from '../errors/error-catalogue.ts';

export interface FailureBubble {
  readonly label: string;
  /** Always the same sentence. */
  readonly text: string;
  /** The specific message, as a second line in the same bubble (RD-15). */
  readonly detail: string;
}

export function failureBubble(message: string): FailureBubble {
  return { label: ERROR_LABEL, text: ERROR_TEXT['chat/failed'], detail: message };
}

const API_KEY_MARK = 'API Key';

/** Looks at the raised error only: the bubble's own sentence says "API key" every time (RD-16). */
export function needsApiKeyNotice(message: string): boolean {
  return message.includes(API_KEY_MARK);
}
