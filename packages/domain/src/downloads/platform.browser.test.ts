import { expect, it } from 'vitest';
import { detectPlatform } from '../index.ts';

it('[DL-18] reads the system that this very browser runs on', () => {
  const systems = [
    { sign: /^Mac/, platform: 'mac' },
    { sign: /^Win/, platform: 'windows' },
    { sign: /^Linux/, platform: 'linux' },
  ];
  const system = systems.find(({ sign }) => sign.test(navigator.platform));
  expect(system, `no row for ${navigator.platform}`).toBeDefined();
  expect(detectPlatform(navigator.userAgent)).toBe(system?.platform);
});
