/**
 * The public key that a build for people checks statements with (Ed25519, SPKI in base64): what the server's
 * `/api/entitlement/key` says. A build without one, as for development, takes the server's word for it.
 */
export const ENTITLEMENT_KEY: string | undefined = import.meta.env.VITE_ENTITLEMENT_KEY;
