import { createHash, randomUUID } from 'node:crypto';

interface Asked {
  readonly challenge: string;
  readonly redirect: string;
}

export interface OAuthRules {
  readonly scope: string;
  /** Microsoft gives another lasting key each time, and takes the one before back. */
  readonly isRotating: boolean;
}

export interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export const CLIENT_ID = 'the-app-of-the-tests';
const refused = (error: string): Reply => ({ status: 400, body: { error, error_description: 'not here' } });

/** A provider's half of OAuth for installed apps: a code for whoever is asked, and keys for whoever can prove it was them. */
export class OAuthStandIn {
  readonly #rules: OAuthRules;
  readonly #codes = new Map<string, Asked>();
  readonly #lasting = new Set<string>();
  readonly #short = new Set<string>();
  /** What every asking was for. */
  readonly scopes: string[] = [];
  refreshes = 0;

  constructor(rules: OAuthRules) {
    this.#rules = rules;
  }

  get lastingKeys(): number {
    return this.#lasting.size;
  }

  /** The page at which a person says yes; here they always do. Back to the app, as the browser goes. */
  consent(query: URLSearchParams): Reply {
    const redirect = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    const isRight =
      query.get('client_id') === CLIENT_ID &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      /^http:\/\/127\.0\.0\.1:\d+$/.test(redirect) &&
      challenge.length === 43;
    if (!isRight) return refused('invalid_request');
    this.scopes.push(query.get('scope') ?? '');
    const code = randomUUID();
    this.#codes.set(code, { challenge, redirect });
    const back = new URL(redirect);
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
    return { status: 302, headers: { location: back.href } };
  }

  token(form: URLSearchParams): Reply {
    if (form.get('client_id') !== CLIENT_ID) return refused('invalid_client');
    if (form.get('grant_type') === 'authorization_code') return this.#exchange(form);
    const lasting = form.get('refresh_token') ?? '';
    if (!this.#lasting.has(lasting)) return refused('invalid_grant');
    this.refreshes += 1;
    if (!this.#rules.isRotating) return this.#granted(undefined);
    this.#lasting.delete(lasting);
    return this.#granted(this.#newLasting());
  }

  revoke(form: URLSearchParams): Reply {
    return this.#lasting.delete(form.get('token') ?? '') ? { status: 200 } : refused('invalid_token');
  }

  isKnown(authorization: string | undefined): boolean {
    return this.#short.has(authorization?.replace('Bearer ', '') ?? '');
  }

  /** Short keys end, as they do after an hour. */
  endShortKeys(): void {
    this.#short.clear();
  }

  /** The person removes the app at the provider. */
  forgetApp(): void {
    this.#short.clear();
    this.#lasting.clear();
  }

  newShortKey(): string {
    const key = `short-${randomUUID()}`;
    this.#short.add(key);
    return key;
  }

  #exchange(form: URLSearchParams): Reply {
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.challenge !== proof || asked.redirect !== form.get('redirect_uri')) return refused('invalid_grant');
    return this.#granted(this.#newLasting());
  }

  #newLasting(): string {
    const key = `lasting-${randomUUID()}`;
    this.#lasting.add(key);
    return key;
  }

  #granted(lasting: string | undefined): Reply {
    const { scope } = this.#rules;
    const grant = { access_token: this.newShortKey(), expires_in: 3599, token_type: 'Bearer', scope };
    return { status: 200, body: lasting === undefined ? grant : { ...grant, refresh_token: lasting } };
  }
}
