import type { ErrorCode } from '@vayl/domain';
import type { AccountHost } from '../../../host/account-host.ts';
import { challengeOf, newSecret } from '../pkce.ts';

export type ServerRequest = Parameters<AccountHost['callServer']>[0];
export type ServerAnswer = Awaited<ReturnType<AccountHost['callServer']>>;

const USER_ID = 'a2b1c0de-0000-4000-8000-000000000001';
export const EMAIL = 'ada@people.example';

export const FREE = {
  entitlement: 'free',
  plan: null,
  trialEndsAt: null,
  periodEndsAt: null,
  endsAtPeriodEnd: false,
  isRefundable: false,
  trialDays: { monthly: 7, annual: 14 },
};

type Handler = (request: ServerRequest, token: string | undefined) => Promise<ServerAnswer> | ServerAnswer;

/** The few calls that an account makes, for one person. Codes are bound to their challenge, as at the real one. */
export class FakeServer {
  readonly userId = USER_ID;
  readonly asked: string[] = [];
  readonly sessions = new Set<string>();
  readonly codes = new Map<string, string>();
  isReachable = true;
  subscription: Record<string, unknown> = FREE;
  isEmailVerified = true;
  device: { readonly deviceCode: string; decision: 'approved' | 'denied' | undefined } | undefined;
  /** Where a test says more than this. */
  readonly also = new Map<string, Handler>();

  /** What the browser gets when the person says yes there. */
  approve(challenge: string): string {
    const code = newSecret();
    this.codes.set(code, challenge);
    return code;
  }

  async answer(request: ServerRequest, token: string | undefined): Promise<ServerAnswer> {
    const name = `${request.method} ${request.path}`;
    if (!this.isReachable) throw new Error('no network');
    this.asked.push(name);
    const handler = this.also.get(name) ?? this.#calls.get(name) ?? this.#revoke(name);
    return handler === undefined ? refused('request/not-found', 404) : handler(request, token);
  }

  readonly #calls = new Map<string, Handler>([
    ['POST /api/connect/exchange', (request) => this.#exchange(request)],
    ['POST /api/device/code', () => this.#startDevice()],
    ['POST /api/device/token', () => this.#pollDevice()],
    ['GET /api/me', (_, token) => this.#forSigned(token, { ...this.#me(), sessionId: 'the-session', profile: null })],
    ['GET /api/subscription', (_, token) => this.#forSigned(token, this.subscription)],
  ]);

  #me() {
    return { id: this.userId, email: EMAIL, isEmailVerified: this.isEmailVerified };
  }

  #forSigned(token: string | undefined, value: unknown): ServerAnswer {
    return this.sessions.has(token ?? '') ? said(value) : refused('auth/sign-in-required', 401);
  }

  #revoke(name: string): Handler | undefined {
    if (!name.startsWith('DELETE /api/sessions/')) return undefined;
    return (_, token) => {
      const answer = this.#forSigned(token, {});
      this.sessions.delete(token ?? '');
      return answer;
    };
  }

  async #exchange({ body = '' }: ServerRequest): Promise<ServerAnswer> {
    const { code, verifier } = fieldsOf(body);
    const challenge = this.codes.get(code ?? '');
    this.codes.delete(code ?? '');
    const isRight = challenge !== undefined && challenge === (await challengeOf(verifier ?? ''));
    return isRight ? this.#newSession() : refused('connect/code-refused', 400);
  }

  #startDevice(): ServerAnswer {
    this.device = { deviceCode: newSecret(), decision: undefined };
    return said({
      deviceCode: this.device.deviceCode,
      userCode: 'BCDF-GHJK',
      verificationPath: '/device',
      intervalSeconds: 5,
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    });
  }

  #pollDevice(): ServerAnswer {
    if (this.device?.decision === 'approved') return this.#newSession();
    return this.device?.decision === 'denied' ? refused('device/denied', 400) : refused('device/waiting', 400);
  }

  #newSession(): ServerAnswer {
    const token = newSecret();
    this.sessions.add(token);
    return said({ token, expiresAt: new Date(Date.now() + 86_400_000).toISOString() });
  }
}

export function said(value: unknown): ServerAnswer {
  return { status: 200, text: JSON.stringify(value) };
}

export function refused(code: ErrorCode, status: number): ServerAnswer {
  return { status, text: JSON.stringify({ error: code, code, requestId: 'r' }) };
}

function fieldsOf(body: string): Readonly<Record<string, string | undefined>> {
  const fields: unknown = JSON.parse(body);
  return Object.fromEntries(
    Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
}
