import type { Client } from '@vayl/contract';

/** Where an account's minutes are kept. The contract's own client is one; whoever is signed out has none. */
export type MinutesServer = Pick<Client, 'getMinutes' | 'leaseMinutes' | 'returnMinutes' | 'reconcileMinutes'>;

export type Balance = Extract<Awaited<ReturnType<MinutesServer['getMinutes']>>, { readonly ok: true }>['value'];
