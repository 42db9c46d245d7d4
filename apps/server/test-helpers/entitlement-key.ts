import { generateKeyPairSync } from 'node:crypto';

/** A key of its own for every run of tests or development: PKCS8 in base64. */
export function newEntitlementKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
