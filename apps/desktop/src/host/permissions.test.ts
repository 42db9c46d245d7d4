import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const SHELL = join(import.meta.dirname, '../../src-tauri');
const SOURCE = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(SHELL, path), 'utf8');
const Capability = z.object({
  windows: z.array(z.string()),
  permissions: z.array(z.union([z.string(), z.object({ identifier: z.string() }).transform((one) => one.identifier)])),
});
const capability = (name: string) => Capability.parse(JSON.parse(read(`capabilities/${name}.json`)));

describe('[LEG-47] what the security page says of the app', () => {
  it('gives the part that draws the veil the right to hear and to answer, and no other', () => {
    expect(capability('overlay')).toEqual({
      windows: ['overlay-*'],
      permissions: ['core:event:allow-listen', 'core:event:allow-unlisten', 'allow-answer-beat'],
    });
    expect(readdirSync(join(SHELL, 'capabilities')).toSorted()).toEqual(['control.json', 'overlay.json']);
  });

  it('gives no window the files, the clipboard, a program or an address of its choice', () => {
    const { permissions } = capability('control');
    const granted = permissions.map((permission) => permission.split(':').at(0));
    const foreign = ['fs', 'shell', 'http', 'clipboard-manager', 'process', 'os', 'websocket', 'upload'];
    expect(granted.filter((plugin) => foreign.includes(plugin ?? ''))).toEqual([]);
    // One database: it can be opened, read and written, and one module names its file.
    const sql = permissions.filter((permission) => permission.startsWith('sql:'));
    expect(sql).toEqual(['sql:allow-load', 'sql:allow-select', 'sql:allow-execute']);
    const named = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.test.{ts,tsx}'] }).filter((path) =>
      /plugin:sql|sqlite:/.test(readFileSync(join(SOURCE, path), 'utf8')),
    );
    expect(named).toEqual([join('host', 'tauri', 'history-host.ts')]);
    const { app } = z
      .object({ app: z.object({ security: z.object({ csp: z.string() }) }) })
      .parse(JSON.parse(read('tauri.conf.json')));
    expect(app.security.csp).toBe("default-src 'self'; connect-src 'self' ipc: http://ipc.localhost");
  });

  it('asks for no screen recording, accessibility, keyboard monitoring, contacts or location', () => {
    // Each of these would have to be named to macOS, with a sentence for the person.
    const named = readdirSync(SHELL, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.plist'));
    const sentences = named.map(read).join('\n');
    expect(sentences).not.toMatch(/UsageDescription|personal-information|device\.(audio-input|camera)/);
    // And no library is in the app that could do it.
    const libraries = [...read('Cargo.lock').matchAll(/^name = "(.+)"$/gm)].map(([, name]) => name ?? '');
    expect(libraries).toContain('tauri');
    const spies = /^(rdev|device_query|inputbot|enigo|scap|xcap|screenshots|screencapturekit|nokhwa|cpal|axuielement)/;
    expect(libraries.filter((name) => spies.test(name))).toEqual([]);
  });
});
