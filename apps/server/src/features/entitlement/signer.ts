import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

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

export interface EntitlementSigner {
  /** SPKI in base64. */
  readonly publicKey: string;
  sign(claims: EntitlementClaims): string;
}

/** Named in every statement, so that nothing else we may sign one day can be mistaken for one. */
const TYPE = 'vayl-entitlement+jwt';

/** Signs compact JWS with Ed25519 (RFC 7515, RFC 8037). Without a key nobody signs: one that we made up would be nobody's. */
export function createEntitlementSigner(privateKey: string | undefined): EntitlementSigner | undefined {
  if (privateKey === undefined) return undefined;
  const key = readPrivateKey(privateKey);
  const header = encode({ alg: 'EdDSA', typ: TYPE });
  return {
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (claims) => {
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
  };
}

function readPrivateKey(text: string) {
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
