import { assertNever } from '@vayl/domain';
import { addressHash } from '../mail/mail-address.ts';
import type { HeldTable } from './held-tables.ts';
import type { Account } from './store.ts';

/** Every name under which something of a person is held. */
export interface Names {
  readonly userId: string;
  /** Undefined until the person has shown that the address is theirs: it opens nothing before. */
  readonly email: string | undefined;
  readonly addressHash: string | undefined;
}

export function namesOf(userId: string, account: Account | undefined, secret: string): Names {
  const email = account?.isEmailVerified === true ? account.email : undefined;
  return { userId, email, addressHash: email === undefined ? undefined : addressHash(secret, email) };
}

/** The name that counts in one table. */
export function nameIn({ by }: HeldTable, names: Names): string | undefined {
  switch (by) {
    case 'account':
      return names.userId;
    case 'email':
      return names.email;
    case 'address-hash':
      return names.addressHash;
    default:
      return assertNever(by);
  }
}

/** Those that may stand in the payload of a job. */
export function namesInJobs({ userId, email }: Names): readonly string[] {
  return email === undefined ? [userId] : [userId, email];
}
