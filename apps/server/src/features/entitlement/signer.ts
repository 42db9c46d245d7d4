import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

interface EntitlementClaims {
  /** Whose it is. */
  readonly sub: string;
  /** The device that it was given to. */
  readonly device: string;
  readonly entitlement: string;
  /** Unix seconds. */
  readonly iat: number;
  readonly exp: number;
}

interface PublicKey {
  /** What statements that it signed name it by. */
  readonly id: string;
  /** SPKI in base64. */
  readonly publicKey: string;
}

export interface EntitlementSigner {
  /** The one that signs, and after it those that have signed or will. */
  readonly keys: readonly [PublicKey, ...PublicKey[]];
  sign(claims: EntitlementClaims): string;
}

/** Named in every statement, so that nothing else we may sign one day can be mistaken for one. */
const TYPE = 'vayl-entitlement+jwt';

/** Signs compact JWS with Ed25519 (RFC 7515, RFC 8037). Without a key nobody signs: one that we made up would be nobody's. */
export function createEntitlementSigner(privateKeys: readonly string[]): EntitlementSigner | undefined {
  const [key, ...others] = privateKeys.map(readPrivateKey);
  if (key === undefined) return undefined;
  const own = publicHalf(key);
  const header = encode({ alg: 'EdDSA', typ: TYPE, kid: own.id });
  return {
    keys: [own, ...others.map(publicHalf)],
    sign: (claims) => {
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
  };
}

function publicHalf(key: KeyObject): PublicKey {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const id = createHash('sha256').update(spki).digest('base64url').slice(0, 16);
  return { id, publicKey: spki.toString('base64') };
}

function readPrivateKey(text: string): KeyObject {
  const complaint = 'the configuration is not right: ENTITLEMENT_PRIVATE_KEY is not an Ed25519 key as PKCS8 in base64';
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new Error(complaint, { cause });
  }
  throw new Error(complaint);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
