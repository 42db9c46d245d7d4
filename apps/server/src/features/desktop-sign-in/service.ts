import { type ErrorCode, err, ok, type Result, SESSION_DAYS } from '@vayl/domain';
import type { Database, Queries } from '../../database/database.ts';
import { addSession } from '../account/store.ts';
import { challengeOf, hashOf, newSecret, newUserCode } from './secrets.ts';
import { addConnectCode, addDevice, findAskingDevice, noteAsking, removeDevice, takeConnectCode } from './store.ts';

export interface AppSession {
  readonly token: string;
  readonly expiresAt: string;
}

export interface ConnectRequest {
  readonly userId: string;
  readonly challenge: string;
  readonly deviceName: string;
}

export async function makeConnectCode(
  queries: Queries,
  request: ConnectRequest,
): Promise<{ readonly code: string; readonly expiresAt: string }> {
  const code = newSecret();
  const expiresAt = await addConnectCode(queries, { ...request, codeHash: hashOf(code) });
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Code and verifier against a session of the app's own. Right or wrong, the code is used up (threat 5). */
export function exchangeConnectCode(
  database: Database,
  { code, verifier, address }: { readonly code: string; readonly verifier: string; readonly address: string },
): Promise<Result<AppSession, 'connect/code-refused'>> {
  return database.transaction(async (queries) => {
    const taken = await takeConnectCode(queries, hashOf(code));
    if (taken === undefined || !taken.isFresh || taken.challenge !== challengeOf(verifier)) {
      return err('connect/code-refused');
    }
    return ok(await startSession(queries, taken.userId, taken.deviceName, address));
  });
}

export interface StartedDevice {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly expiresAt: Date;
}

const MOST_DRAWS = 5;

export async function startDevice(
  queries: Queries,
  { deviceName, address }: { readonly deviceName: string; readonly address: string },
): Promise<StartedDevice> {
  const deviceCode = newSecret();
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const userCode = newUserCode();
    const expiresAt = await addDevice(queries, { deviceCodeHash: hashOf(deviceCode), userCode, deviceName, address });
    if (expiresAt !== undefined) return { deviceCode, userCode, expiresAt };
  }
  throw new Error('no free user code was found');
}

type DeviceRefusal = Extract<ErrorCode, `device/${string}`>;

/** The app asks whether somebody has decided. The first answer after an approval is the only one with a session. */
export function askForSession(
  database: Database,
  { deviceCode, address }: { readonly deviceCode: string; readonly address: string },
): Promise<Result<AppSession, DeviceRefusal>> {
  const codeHash = hashOf(deviceCode);
  return database.transaction(async (queries) => {
    const device = await findAskingDevice(queries, codeHash);
    if (device === undefined) return err('device/code-expired');
    if (device.isTooSoon || device.decision === null || device.userId === null) {
      await noteAsking(queries, codeHash, device.isTooSoon);
      return err(device.isTooSoon ? 'device/slow-down' : 'device/waiting');
    }
    await removeDevice(queries, codeHash);
    if (device.decision === 'denied') return err('device/denied');
    return ok(await startSession(queries, device.userId, device.deviceName, address));
  });
}

async function startSession(queries: Queries, userId: string, device: string, address: string): Promise<AppSession> {
  const token = newSecret();
  const { expiresAt } = await addSession(queries, { userId, token, device, address, days: SESSION_DAYS });
  return { token, expiresAt: expiresAt.toISOString() };
}
