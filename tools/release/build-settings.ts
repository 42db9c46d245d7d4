import { err, ok, type Result } from '@vayl/domain';

export interface ReleaseNeeds {
  /** The key that updates are checked with, as the bundler writes it. */
  readonly updateKey: string | undefined;
  /** The key that statements about subscriptions are checked with. */
  readonly entitlementKey: string | undefined;
  /** Where the site and its server are: https://… */
  readonly siteUrl: string | undefined;
  /** Which certificate of the machine signs for Windows. */
  readonly certificateThumbprint: string | undefined;
}

/** What a release adds to the app's own description. Without its keys there is no release: its apps would trust nobody. */
export function buildSettings(needs: ReleaseNeeds): Result<object, string> {
  const { updateKey = '', entitlementKey = '', siteUrl = '', certificateThumbprint } = needs;
  if (updateKey === '') return err('VAYL_UPDATE_KEY is not set');
  if (entitlementKey === '') return err('VITE_ENTITLEMENT_KEY is not set');
  if (!/^https:\/\/[\w.-]+(:\d+)?$/.test(siteUrl))
    return err('VITE_SITE_URL has to be an https address without a path');
  const windows = {
    certificateThumbprint,
    digestAlgorithm: 'sha256',
    timestampUrl: 'http://timestamp.digicert.com',
  };
  return ok({
    bundle: { createUpdaterArtifacts: true, ...(certificateThumbprint !== undefined && { windows }) },
    plugins: {
      updater: { pubkey: updateKey, endpoints: [`${siteUrl}/api/updates/{{target}}/{{arch}}`] },
    },
  });
}

/** The version of the shell, which a tag has to name. */
export function versionOfTag(tag: string, cargoToml: string): Result<string, string> {
  const [, version = ''] = /^version = "([^"]+)"$/m.exec(cargoToml) ?? [];
  return tag === `v${version}` ? ok(version) : err(`the tag is ${tag}, and the app is ${version}`);
}
