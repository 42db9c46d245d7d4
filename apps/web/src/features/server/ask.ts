import type { CallFailure, Client } from '@vayl/contract';
import { err, type Result } from '@vayl/domain';
import { logProblem } from '../../site/log-problem.ts';
import { server } from './server.ts';

/** One question to the server. A client that could not even be fetched is a server that cannot be reached. */
export async function ask<Value>(
  question: (client: Client) => Promise<Result<Value, CallFailure>>,
): Promise<Result<Value, CallFailure>> {
  let client: Client;
  try {
    client = await server();
  } catch (cause) {
    logProblem('server.client-not-loaded', cause);
    return err({ is: 'unreachable', cause });
  }
  const answer = await question(client);
  if (!answer.ok && answer.error.is !== 'refused') logProblem('server.no-answer', answer.error);
  return answer;
}
