import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from './harness/app.ts';
import { pause } from './harness/clock.ts';
import { LightWatch } from './harness/light.ts';
import { click, pressOn } from './harness/person.ts';
import { hideControlWindow, levelsAtRest, openVeiledScreen, switchOn, type VeiledScreen } from './harness/veil.ts';

const UNDER = join(import.meta.dirname, 'programs/window-under.py');
const PICTURES = join(import.meta.dirname, '../../.reports/pictures');
const END = '\uE010';

let veiled: VeiledScreen | undefined;

afterEach(async () => {
  await veiled?.screen.close();
  veiled = undefined;
});

async function keepPicture(name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await veiled?.screen.picture(join(PICTURES, `${name}.png`));
}

describe('what lies under the veil', () => {
  it('[RD-48] is clicked, dragged over, scrolled and written in, as if there were no veil', async () => {
    veiled = await openVeiledScreen({ watched: { x: 700, y: 700 } });
    const { screen, app, watch, dark } = veiled;
    const said: string[] = [];
    screen.programs.startAndListen('/usr/bin/python3', [UNDER, '440', '40', '420', '500'], screen.env, (line) => {
      said.push(line);
    });
    await until('the window', () => said.includes('shown'));
    await pressOn(app.driver, 'slider', 'Intensity', END);
    await switchOn(veiled);
    const at = (x: number, y: number) => ['mousemove', '--sync', String(x), String(y)];

    await screen.xdotool(...at(650, 55), 'click', '1');
    await until('a click', () => said.includes('clicked'));
    await screen.xdotool(...at(445, 100), 'mousedown', '1', ...at(560, 100), ...at(600, 160), 'mouseup', '1');
    await until('a drag', () => said.some((line) => /^selected .*Line/.test(line)));
    await screen.xdotool(...at(600, 300), 'click', '--repeat', '3', '5');
    await until('a scroll', () => said.some((line) => /^scrolled [1-9]/.test(line)));
    await screen.xdotool('click', '1', 'type', '--delay', '60', 'veil');
    await until(
      'typing',
      () => said.filter((line) => line.startsWith('typed')).join('') === 'typed vtyped etyped ityped l',
    );

    expect(watch.isLit(dark)).toBe(true);
    await keepPicture('desktop-veil');
  });

  it('is veiled on every display, and dark on every display when the veil is stopped', async () => {
    veiled = await openVeiledScreen({ width: 640, height: 400, displays: 2, watched: { x: 500, y: 330 } });
    const { screen, app, watch: left, dark } = veiled;
    await pressOn(app.driver, 'slider', 'Intensity', END);
    await hideControlWindow(veiled);
    const right = new LightWatch(screen, { x: 640 + 500, y: 330 });
    const rightDark = await levelsAtRest(right);
    await switchOn(veiled);
    await until('light on the other display', () => right.isLit(rightDark));
    const sizes = await app.inOverlays('return [screenX, screenY, innerWidth, innerHeight].join(" ")');
    expect(new Set(sizes)).toEqual(new Set(['0 0 640 400', '640 0 640 400']));
    await keepPicture('desktop-two-displays');

    await click(app.driver, 'button', 'Stop the light');
    await pause(800);
    const lastLitMs = Math.max(left.lastLitMs(dark), right.lastLitMs(rightDark));
    expect(lastLitMs).toBeLessThan(performance.now() - 300);
  });
});
