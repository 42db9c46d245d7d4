import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const CONNECT_SECONDS = 60;
const DEVICE_SECONDS = 600;
export const ASK_EVERY_SECONDS = 5;

const Expiry = z.object({ expiresAt: z.date() });

export interface ConnectCode {
  readonly codeHash: Buffer;
  readonly challenge: string;
  readonly deviceName: string;
  readonly userId: string;
}

/** Adds a code, and takes the opportunity to forget those that nobody can use any more. */
export async function addConnectCode(
  queries: Queries,
  { codeHash, challenge, deviceName, userId }: ConnectCode,
): Promise<Date> {
  await queries.run('DELETE FROM desktop_connect_codes WHERE expires_at <= current_moment()');
  const added = await queries.row(
    Expiry,
    `INSERT INTO desktop_connect_codes (code_hash, challenge, device_name, user_id, expires_at)
     VALUES ($1, $2, $3, $4, current_moment() + make_interval(secs => $5))
     RETURNING expires_at AS "expiresAt"`,
    [codeHash, challenge, deviceName, userId, CONNECT_SECONDS],
  );
  if (added === undefined) throw new Error('a connect code was not added');
  return added.expiresAt;
}

const Taken = z.object({ challenge: z.string(), deviceName: z.string(), userId: z.string(), isFresh: z.boolean() });

/** Whoever takes a code, by whatever right, is the only one: it is gone with the question. */
export function takeConnectCode(queries: Queries, codeHash: Buffer): Promise<z.infer<typeof Taken> | undefined> {
  return queries.row(
    Taken,
    `DELETE FROM desktop_connect_codes WHERE code_hash = $1
     RETURNING challenge, device_name AS "deviceName", user_id AS "userId", expires_at > current_moment() AS "isFresh"`,
    [codeHash],
  );
}

export interface DeviceRequest {
  readonly deviceCodeHash: Buffer;
  readonly userCode: string;
  readonly deviceName: string;
  readonly address: string;
}

/** Gives nothing when another device has the same user code at the moment. */
export async function addDevice(queries: Queries, request: DeviceRequest): Promise<Date | undefined> {
  await queries.run('DELETE FROM desktop_device_codes WHERE expires_at <= current_moment()');
  const added = await queries.row(
    Expiry,
    `INSERT INTO desktop_device_codes
       (device_code_hash, user_code, device_name, address, requested_at, expires_at, interval_seconds)
     VALUES ($1, $2, $3, $4, current_moment(), current_moment() + make_interval(secs => $5), $6)
     ON CONFLICT (user_code) DO NOTHING
     RETURNING expires_at AS "expiresAt"`,
    [request.deviceCodeHash, request.userCode, request.deviceName, request.address, DEVICE_SECONDS, ASK_EVERY_SECONDS],
  );
  return added?.expiresAt;
}

const Waiting = z.object({
  deviceName: z.string(),
  address: z.string(),
  requestedAt: z.date(),
  expiresAt: z.date(),
});

export function findWaitingDevice(queries: Queries, userCode: string): Promise<z.infer<typeof Waiting> | undefined> {
  return queries.row(
    Waiting,
    `SELECT device_name AS "deviceName", address, requested_at AS "requestedAt", expires_at AS "expiresAt"
     FROM desktop_device_codes WHERE user_code = $1 AND decision IS NULL AND expires_at > current_moment()`,
    [userCode],
  );
}

/** Says whether there was something to decide. */
export async function decide(
  queries: Queries,
  { userCode, userId, isApproved }: { userCode: string; userId: string; isApproved: boolean },
): Promise<boolean> {
  const decided = await queries.run(
    `UPDATE desktop_device_codes SET decision = $2, user_id = $3
     WHERE user_code = $1 AND decision IS NULL AND expires_at > current_moment()`,
    [userCode, isApproved ? 'approved' : 'denied', userId],
  );
  return decided > 0;
}

const Asked = z.object({
  deviceName: z.string(),
  decision: z.enum(['approved', 'denied']).nullable(),
  userId: z.string().nullable(),
  isTooSoon: z.boolean(),
});

/** What the device may know now; held until the transaction ends, so that one approval is one session. */
export function findAskingDevice(queries: Queries, codeHash: Buffer): Promise<z.infer<typeof Asked> | undefined> {
  return queries.row(
    Asked,
    `SELECT device_name AS "deviceName", decision, user_id AS "userId",
            coalesce(asked_at + make_interval(secs => interval_seconds) > current_moment(), false) AS "isTooSoon"
     FROM desktop_device_codes WHERE device_code_hash = $1 AND expires_at > current_moment() FOR UPDATE`,
    [codeHash],
  );
}

/** Remembers when it asked; one that asks too often must wait five seconds longer from now on (RFC 8628, 3.5). */
export async function noteAsking(queries: Queries, codeHash: Buffer, isTooSoon: boolean): Promise<void> {
  await queries.run(
    `UPDATE desktop_device_codes SET asked_at = current_moment(), interval_seconds = interval_seconds + $2
     WHERE device_code_hash = $1`,
    [codeHash, isTooSoon ? ASK_EVERY_SECONDS : 0],
  );
}

export async function removeDevice(queries: Queries, codeHash: Buffer): Promise<void> {
  await queries.run('DELETE FROM desktop_device_codes WHERE device_code_hash = $1', [codeHash]);
}
