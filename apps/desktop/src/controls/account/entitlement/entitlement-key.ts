/**
 * The public keys that a build for people checks statements with (Ed25519, SPKI in base64, separated by commas): what the
 * server's `/api/entitlement/key` says. One is enough, except while it is exchanged. A build without any, as for
 * development, takes the server's word for it.
 */
export const ENTITLEMENT_KEYS: readonly string[] = (import.meta.env.VITE_ENTITLEMENT_KEY ?? '')
  .split(',')
  .filter((key) => key !== '');
