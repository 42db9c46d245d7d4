import type { CallFailure, Client } from '@vayl/contract';
import { ERROR_TEXT } from '@vayl/domain';

/** The client and its schemas arrive with the first call: until a person asks for something, no page needs them. */
export async function server(): Promise<Client> {
  const { client } = await import('./client.ts');
  return client;
}

/** What to tell a person about a call that gave nothing. */
export function failureText(failure: CallFailure): string {
  return failure.is === 'refused' ? failure.body.error : ERROR_TEXT['server/unavailable'];
}
