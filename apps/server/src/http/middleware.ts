import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Context } from '../context.ts';
import { addressReader } from './client-address.ts';
import { type AppEnvironment, headerOf } from './environment.ts';
import { refusal } from './refusal.ts';

type Middleware = MiddlewareHandler<AppEnvironment>;

const MOST_BODY_BYTES = 64 * 1024;
const MOST_REQUEST_MS = 10_000;

/** Gives each request its number and its caller's address, and writes one line when it has been answered. */
export function requestFacts({ config, log, metrics }: Context): Middleware {
  const readAddress = addressReader(config.TRUSTED_PROXIES);
  return async (web, next) => {
    const startedMs = performance.now();
    const requestId = randomUUID();
    web.set('requestId', requestId);
    web.set(
      'address',
      readAddress({
        peer: web.env.incoming?.socket?.remoteAddress ?? 'unknown',
        forwarded: headerOf(web, config.CLIENT_ADDRESS_HEADER),
      }),
    );
    web.env.outgoing.setHeader('x-request-id', requestId);
    await next();
    const facts = {
      method: web.req.method,
      // The pattern, not the path: addresses can hold names.
      route: routePath(web, -1),
      status: web.res.status,
      seconds: (performance.now() - startedMs) / 1000,
    };
    metrics.requestEnded(facts);
    log.info({ requestId, ...facts }, 'request answered');
  };
}

/** This server answers with data and with one completion page that brings its own policy; nothing else may run. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  // The sign-in popup must be able to answer the window that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Written on Node's own answer before a handler begins: what a handler says itself wins, and the answer that it makes
 * stays the plain one that is sent without being copied.
 */
export function securityHeaders(): Middleware {
  const headers = Object.entries(SECURITY_HEADERS);
  return (web, next) => {
    for (const [name, value] of headers) web.env.outgoing.setHeader(name, value);
    return next();
  };
}

/** A length that is too large is refused at once; only a body without one has to be counted while it comes. */
export function bodyLimits(): Middleware {
  const refuse = (requestId: string) => {
    const { status, body } = refusal('request/too-large', requestId);
    return Response.json(body, { status });
  };
  const countWhileReading = bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: (web) => refuse(String(web.get('requestId'))),
  });
  return async (web, next) => {
    const length = headerOf(web, 'content-length');
    if (length === undefined) {
      return headerOf(web, 'transfer-encoding') === undefined ? next() : countWhileReading(web, next);
    }
    return Number(length) > MOST_BODY_BYTES ? refuse(web.get('requestId')) : next();
  };
}

/** A request that hangs is answered; what it was doing ends by the statement timeout of the database. */
export function timeLimit(): Middleware {
  return async (web, next) => {
    const { promise: tooSlow, resolve } = Promise.withResolvers<'too-slow'>();
    const timer = setTimeout(() => resolve('too-slow'), MOST_REQUEST_MS);
    try {
      const ended = await Promise.race([next(), tooSlow]);
      if (ended === 'too-slow') {
        const { status, body } = refusal('request/too-slow', web.get('requestId'));
        web.res = web.json(body, status);
      }
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A browser says where a request comes from. Another site's page may not change anything here. */
export function sameOriginOnly({ config }: Context): Middleware {
  const own = new URL(config.PUBLIC_URL).origin;
  return async (web, next) => {
    const origin = headerOf(web, 'origin');
    const isChange = web.req.method !== 'GET' && web.req.method !== 'HEAD';
    if (isChange && origin !== undefined && origin !== own) {
      const { status, body } = refusal('request/foreign-origin', web.get('requestId'));
      return web.json(body, status);
    }
    return next();
  };
}
