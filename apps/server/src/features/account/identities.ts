import type { Context } from '../../context.ts';
import { createIdentity, type Identity } from './identity.ts';
import type { ProviderName } from './providers.ts';

/** Who answers: one identity for e-mail and password, which needs nobody else, and one for each provider. */
export interface Identities {
  readonly own: Identity;
  /** Knows no provider, but can tell a popup's opener that one is missing. */
  readonly popupOnly: Identity;
  /** The provider's, or `undefined` while the provider cannot be reached. The next call tries again. */
  of(provider: ProviderName): Promise<Identity | undefined>;
}

const MOST_DISCOVERY_MS = 5000;

/**
 * A provider's identity reads the provider's addresses before it can do anything. It is made when the first person
 * wants it, so that no provider can hold up the start, or the people who sign in without it.
 */
export function createIdentities(context: Context): Identities {
  const made = new Map<ProviderName, Promise<Identity | undefined>>();
  const make = async (provider: ProviderName): Promise<Identity | undefined> => {
    const identity = createIdentity(context, provider);
    const isReady = await Promise.race([identity.isReady, after(MOST_DISCOVERY_MS, false)]);
    if (isReady) return identity;
    made.delete(provider);
    context.log.error({ provider }, 'a sign-in provider does not answer');
    return undefined;
  };
  return {
    own: createIdentity(context, 'email'),
    popupOnly: createIdentity(context, 'popup'),
    of: (provider) => {
      const known = made.get(provider);
      if (known !== undefined) return known;
      const making = make(provider);
      made.set(provider, making);
      return making;
    },
  };
}

/** Settles late with a value, and keeps no process alive for it. */
export function after<Value>(delayMs: number, value: Value): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  setTimeout(() => resolve(value), delayMs).unref();
  return promise;
}
