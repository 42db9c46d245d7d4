import { describe, expect, it } from 'vitest';
import { buildSettings, versionOfTag } from './build-settings.ts';

const given = {
  publicKey: 'a key',
  origin: 'https://vayl.example',
  entitlementKey: `MCowBQYDK2VwAyEA${'A'.repeat(43)}=`,
  certificateThumbprint: undefined,
};

describe('what a release adds to the description of the app', () => {
  it('is the key and the address of its updates, and signed files for them', () => {
    expect(buildSettings(given)).toEqual({
      ok: true,
      value: {
        bundle: { createUpdaterArtifacts: true },
        plugins: {
          updater: { pubkey: 'a key', endpoints: ['https://vayl.example/api/updates/{{target}}/{{arch}}'] },
        },
      },
    });
  });

  it('takes two keys for statements while one is exchanged', () => {
    const entitlementKey = `${given.entitlementKey},${given.entitlementKey}`;
    expect(buildSettings({ ...given, entitlementKey })).toMatchObject({ ok: true });
  });

  it('has the certificate where there is one', () => {
    expect(buildSettings({ ...given, certificateThumbprint: 'AB12' })).toMatchObject({
      value: { bundle: { windows: { certificateThumbprint: 'AB12', digestAlgorithm: 'sha256' } } },
    });
  });

  it.each([
    { publicKey: undefined },
    { publicKey: '' },
    { origin: undefined },
    { origin: 'http://vayl.example' },
    { origin: 'https://vayl.example/path' },
    { entitlementKey: undefined },
    { entitlementKey: 'a key' },
    { entitlementKey: `${given.entitlementKey},a key` },
  ])('is refused with %j: its apps could never be updated, or would believe anybody', (change) => {
    expect(buildSettings({ ...given, ...change })).toMatchObject({ ok: false });
  });
});

describe('the version of a tag', () => {
  const cargo = '[package]\nname = "vayl"\nversion = "1.2.0"\n[dependencies]\n';

  it('is that of the shell', () => {
    expect(versionOfTag('v1.2.0', cargo)).toEqual({ ok: true, value: '1.2.0' });
  });

  it.each(['v1.2.1', '1.2.0', 'v1.2.0-beta', ''])('is refused where the tag is %j', (tag) => {
    expect(versionOfTag(tag, cargo)).toEqual({ ok: false, error: `the tag is ${tag}, and the app is 1.2.0` });
  });
});
