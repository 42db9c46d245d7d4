import { answerWaitingRequests } from '../features/download-requests/service.ts';
import type { OperatorCommand } from './command.ts';

export const ANSWER_DOWNLOADS: OperatorCommand = {
  name: 'answer-downloads',
  usage: ': mails everybody who waits for a release that is out by now. The server does the same every hour.',
  run: async (context) => `${await answerWaitingRequests(context)} mails are on their way.`,
};
