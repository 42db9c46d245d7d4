import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readProjectFile } from './files.ts';

const Manifest = z.object({
  packageManager: z.string().optional(),
  engines: z.object({ node: z.string() }).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const manifest = (path: string) => Manifest.parse(JSON.parse(readProjectFile(path)));

describe('the pinned versions', () => {
  const runtime = Object.entries(manifest('tools/runtime/package.json').optionalDependencies ?? {});
  const pinned = (prefix: string) =>
    new Set(runtime.filter(([name]) => name.startsWith(prefix)).map(([, version]) => version));
  const root = manifest('package.json');

  it('of Node are one, wherever they stand', () => {
    const node = root.engines?.node ?? '';
    expect([...pinned('node-')]).toEqual([node]);
    expect(readProjectFile('.node-version').trim()).toBe(node);
    expect(readProjectFile('tools/bootstrap')).toContain(`Node ${node},`);
  });

  it('of pnpm are one, wherever they stand', () => {
    const [pnpm] = [...pinned('@pnpm/')];
    expect(pinned('@pnpm/').size).toBe(1);
    expect(root.packageManager).toBe(`pnpm@${pnpm}`);
    expect(readProjectFile('tools/bootstrap')).toContain(`pnpm ${pnpm},`);
  });
});
