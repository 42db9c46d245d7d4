import { makeReleaseFolder, type ReleaseFolder } from '../test-helpers/release-folder.ts';

/** Something to download for each platform that there is: small files that only look the part. */
export function makeSampleRelease(): ReleaseFolder {
  const folder = makeReleaseFolder();
  folder.writeManifest({
    mac: folder.addFile('Vayl-1.0.0.dmg', Buffer.from('a sample disk image')),
    windows: folder.addFile('Vayl-1.0.0-setup.exe', Buffer.from('a sample installer')),
  });
  return folder;
}
