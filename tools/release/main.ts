// What the release workflow runs (.github/workflows/release.yml):
//   node tools/release/main.ts version v1.2.0               prints 1.2.0, if that is the version of the shell
//   node tools/release/main.ts settings                     prints what a release adds to the app's description
//   node tools/release/main.ts publish <from> <to> v1.2.0   names the built files, checks them, writes the manifest
// VAYL_UPDATE_KEY, VAYL_ORIGIN, VITE_ENTITLEMENT_KEY and VAYL_CERTIFICATE come from the workflow.
import { err, ok, type Result } from '@vayl/domain';
import { readProjectFile } from '../repository/files.ts';
import { buildSettings, versionOfTag } from './build-settings.ts';
import { publish } from './publish.ts';

const CARGO_TOML = 'apps/desktop/src-tauri/Cargo.toml';
const { VAYL_UPDATE_KEY: publicKey, VAYL_ORIGIN: origin } = process.env;
const { VITE_ENTITLEMENT_KEY: entitlementKey, VAYL_CERTIFICATE: certificateThumbprint } = process.env;

const done = run(process.argv.slice(2));
if (done.ok) console.log(done.value);
else console.error(`release: ${done.error}`);
process.exitCode = done.ok ? 0 : 1;

function run([command, ...args]: readonly string[]): Result<string, string> {
  if (command === 'version') return versionOfTag(args[0] ?? '', readProjectFile(CARGO_TOML));
  if (command === 'settings') {
    const settings = buildSettings({ publicKey, origin, entitlementKey, certificateThumbprint });
    return settings.ok ? ok(JSON.stringify(settings.value)) : settings;
  }
  const [from, to, tag] = args;
  if (command !== 'publish' || from === undefined || to === undefined || tag === undefined) {
    return err('use: version <tag> | settings | publish <from> <to> <tag>');
  }
  const version = versionOfTag(tag, readProjectFile(CARGO_TOML));
  if (!version.ok) return version;
  if (publicKey === undefined) return err('VAYL_UPDATE_KEY is not set');
  const releasedAt = new Date().toISOString();
  const files = publish({ from, to, version: version.value, releasedAt, publicKey });
  return files.ok ? ok(files.value.join('\n')) : files;
}
