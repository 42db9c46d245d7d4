import type { WebDriver } from './web-driver.ts';

/** What the app has kept on this computer, by its names. */
export type Kept = ReadonlyMap<string, string>;

export async function readKept(driver: WebDriver): Promise<Kept> {
  const text = String(await driver.run('return JSON.stringify({ ...localStorage });'));
  const kept: unknown = JSON.parse(text);
  return new Map(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).map(([k, v]) => [k, String(v)]));
}

/** What of today's minutes is used. */
export function usedMsOf(kept: Kept): number {
  const [, usedMs] = /"day":\{[^}]*"usedMs":([\d.]+)/.exec(kept.get('vayl.minutes') ?? '') ?? [];
  return Number(usedMs ?? 0);
}

/** Settings, answers, presets and choices, without whether a session was on: no app begins with one. */
export function stateOf(kept: Kept): readonly (string | undefined)[] {
  return ['vayl.settings', 'vayl.screening', 'vayl.presets', 'vayl.preferences', 'vayl.app'].map((name) =>
    kept.get(name)?.replace(/"isOn":(?:true|false),?/, ''),
  );
}
