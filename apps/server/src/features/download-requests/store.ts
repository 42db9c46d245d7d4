import { PLATFORMS, type Platform } from '@vayl/domain';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const Id = z.object({ id: z.string() });
const Request = z.object({ id: z.string(), email: z.string(), platform: z.enum(PLATFORMS) });
export type DownloadRequest = z.infer<typeof Request>;

/** When it was asked and whether it was sent is the server's to say: only these two come from the form. */
export async function addRequest(
  queries: Queries,
  { email, platform }: { readonly email: string; readonly platform: Platform },
): Promise<string> {
  const row = await queries.row(Id, 'INSERT INTO download_requests (email, platform) VALUES ($1, $2) RETURNING id', [
    email,
    platform,
  ]);
  if (row === undefined) throw new Error('the download request was not kept');
  return row.id;
}

/** Everything that the address of this request still waits for and that can be had now. */
export function findAnswerable(
  queries: Queries,
  requestId: string,
  platforms: readonly Platform[],
): Promise<DownloadRequest[]> {
  return queries.rows(
    Request,
    `SELECT waiting.id, waiting.email, waiting.platform
     FROM download_requests AS asked JOIN download_requests AS waiting ON lower(waiting.email) = lower(asked.email)
     WHERE asked.id = $1 AND NOT waiting.sent AND waiting.platform = ANY ($2)
     ORDER BY waiting.requested_at, waiting.id`,
    [requestId, platforms],
  );
}

/** One request for each address that waits for something that can be had now. */
export function findWaitingAddresses(queries: Queries, platforms: readonly Platform[]): Promise<DownloadRequest[]> {
  return queries.rows(
    Request,
    `SELECT DISTINCT ON (lower(email)) id, email, platform FROM download_requests
     WHERE NOT sent AND platform = ANY ($1) ORDER BY lower(email), requested_at, id`,
    [platforms],
  );
}

export async function markSent(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.run('UPDATE download_requests SET sent = true WHERE id = ANY ($1::uuid[])', [ids]);
}

export async function removeRequests(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.run('DELETE FROM download_requests WHERE id = ANY ($1::uuid[])', [ids]);
}
