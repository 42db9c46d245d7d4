import { err, ok, type Result } from '@vayl/domain';

export interface Secrets {
  /** The key that updates are checked with, as the bundler writes it. */
  readonly publicKey: string | undefined;
  /** Where the site and its server are: https://… */
  readonly origin: string | undefined;
  /** What the app checks the server's statements with: Ed25519 keys, SPKI in base64, separated by commas. */
  readonly entitlementKey: string | undefined;
  /** Which certificate of the machine signs for Windows. */
  readonly certificateThumbprint: string | undefined;
}

const ED25519_KEYS = /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=(,MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=)*$/;

/** What a release adds to the app's own description. Without a key there is no release: its apps could never be updated. */
export function buildSettings(secrets: Secrets): Result<object, string> {
  const { publicKey, origin, entitlementKey, certificateThumbprint } = secrets;
  if (publicKey === undefined || publicKey === '') return err('VAYL_UPDATE_KEY is not set');
  if (origin === undefined || !/^https:\/\/[\w.-]+(:\d+)?$/.test(origin)) {
    return err('VAYL_ORIGIN has to be an https address without a path');
  }
  if (entitlementKey === undefined || !ED25519_KEYS.test(entitlementKey)) {
    return err('VITE_ENTITLEMENT_KEY has to be what the server says at /api/entitlement/key');
  }
  const windows = {
    certificateThumbprint,
    digestAlgorithm: 'sha256',
    timestampUrl: 'http://timestamp.digicert.com',
  };
  return ok({
    bundle: { createUpdaterArtifacts: true, ...(certificateThumbprint !== undefined && { windows }) },
    plugins: {
      updater: { pubkey: publicKey, endpoints: [`${origin}/api/updates/{{target}}/{{arch}}`] },
    },
  });
}

/** The version of the shell, which a tag has to name. */
export function versionOfTag(tag: string, cargoToml: string): Result<string, string> {
  const [, version = ''] = /^version = "([^"]+)"$/m.exec(cargoToml) ?? [];
  return tag === `v${version}` ? ok(version) : err(`the tag is ${tag}, and the app is ${version}`);
}
