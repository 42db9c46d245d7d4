import { ANSWER_WAITING_DOWNLOADS, SEND_DOWNLOAD_LINK } from '../features/download-requests/tasks.ts';
import { SEND_MAIL } from '../features/mail/send-mail.ts';
import { DELETE_OLD_ROWS } from '../features/retention/delete-old-rows.ts';
import { KEEP_PIECES } from '../features/retention/keep-pieces.ts';
import { SETTLE_SHARDS } from '../features/shards/settle-shards.ts';
import type { Task } from './task.ts';

/** Every kind of job, one line each. */
export const TASKS: readonly Task[] = [
  SEND_MAIL,
  SEND_DOWNLOAD_LINK,
  ANSWER_WAITING_DOWNLOADS,
  SETTLE_SHARDS,
  KEEP_PIECES,
  DELETE_OLD_ROWS,
];
