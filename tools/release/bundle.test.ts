import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLERS, PRODUCT_NAME, PRODUCT_STATEMENT } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT, readProjectFile } from '../repository/files.ts';

const SHELL = 'apps/desktop/src-tauri';
const Description = z.object({
  productName: z.string(),
  // Cargo.toml has it, once.
  version: z.undefined().optional(),
  bundle: z.object({
    active: z.literal(true),
    targets: z.array(z.string()),
    longDescription: z.string(),
    icon: z.array(z.string()),
    macOS: z.object({ minimumSystemVersion: z.string(), hardenedRuntime: z.literal(true) }),
    windows: z.object({ allowDowngrades: z.literal(false) }),
    linux: z.object({ deb: z.object({ desktopTemplate: z.string() }) }),
  }),
  plugins: z.object({
    'deep-link': z.object({ desktop: z.object({ schemes: z.array(z.string()) }) }),
    updater: z.object({
      pubkey: z.string(),
      endpoints: z.array(z.string()),
      requireSignedVersion: z.literal(true),
    }),
  }),
});
const { productName, bundle, plugins } = Description.parse(JSON.parse(readProjectFile(`${SHELL}/tauri.conf.json`)));

describe('what the installers say of the app', () => {
  it('[DL-01] asks for the macOS that the download page names', () => {
    expect(INSTALLERS.mac.minimumSystem).toBe(`macOS ${bundle.macOS.minimumSystemVersion}`);
  });

  it('[MISC-03] has its name, and that it is no medical device', () => {
    expect(productName).toBe(PRODUCT_NAME);
    expect(PRODUCT_STATEMENT).toContain('not a medical device');
    expect(bundle.longDescription).toContain('It is a productivity tool, not a medical device.');
  });

  it('are a DMG, an EXE and, to test with, a package for Debian', () => {
    expect(bundle.targets).toEqual(['dmg', 'app', 'nsis', 'deb']);
  });

  it('names icons that are there', () => {
    expect(bundle.icon.filter((icon) => !existsSync(join(ROOT, SHELL, icon)))).toEqual([]);
  });

  it('takes links of ours, with the link as an argument', () => {
    expect(plugins['deep-link'].desktop.schemes).toEqual(['vayl']);
    const entry = readProjectFile(`${SHELL}/${bundle.linux.deb.desktopTemplate}`);
    expect(entry).toContain('MimeType=x-scheme-handler/vayl;');
    expect(entry).toMatch(/^Exec=.* %u$/m);
  });

  it('has no key for updates in the repository, and so no updates until a release brings one', () => {
    expect(plugins.updater).toEqual({ pubkey: '', endpoints: [], requireSignedVersion: true });
  });
});
