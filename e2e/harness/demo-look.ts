import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pass } from './demo.ts';
import { forgetLight, type LightFrame, lightOf, swingOf } from './demo-light.ts';

/** A quarter of a second of full light; a display is measured by then. */
async function look(page: Page): Promise<readonly LightFrame[]> {
  await pass(page, 500);
  await forgetLight(page);
  await pass(page, 256);
  return (await lightOf(page)).frames;
}

export async function expectStill(page: Page): Promise<void> {
  const frames = await look(page);
  expect(frames).toHaveLength(16);
  expect(
    frames.every(({ is, edgeAlpha }) => is === 'lit' && edgeAlpha > 0.05),
    'there is a tint',
  ).toBe(true);
  expect(swingOf(frames)).toEqual({ edge: 0, center: 0 });
}

export async function expectFlicker(page: Page): Promise<void> {
  const { edge, center } = swingOf(await look(page));
  expect(edge).toBeGreaterThan(0.005);
  expect(center).toBeGreaterThan(0.005);
}
