import { it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdSelfTest } from './test-helpers/held-self-test.tsx';
import { madeTest } from './test-helpers/made-test.ts';

const way = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
async function shot(name: string, w: number, h: number) {
  await page.viewport(w, h);
  await new Promise((r) => setTimeout(r, 400));
  await page.screenshot({ path: `/tmp/shots-selftest/${name}-${w}.png` });
}
for (const [w, h] of [
  [420, 760],
  [900, 800],
] as const) {
  it(`shots ${w}`, async () => {
    document.documentElement.dataset['surface'] = 'night';
    const a = holdSelfTest();
    const one = await render(a.window);
    await way('Self-test').click();
    await shot('choose', w, 1050);
    await button('Begin the test').click();
    await shot('next', w, h);
    await button('Start this block').click();
    await shot('running', w, h);
    await way('Session').click();
    await shot('concealed', w, h);
    a.pass(601);
    await shot('task', w, h);
    await button('Begin the task').click();
    await new Promise((r) => setTimeout(r, 100));
    a.frames.pass(1000);
    await shot('count', w, h);
    a.frames.pass(2100);
    await shot('field', w, h);
    await one.unmount();
    const c = holdSelfTest({ record: madeTest({ done: 2, isEnded: false }) });
    const two = await render(c.window);
    await way('Self-test').click();
    await button('Start this block').click();
    c.pass(601);
    c.test.finishTask((await import('./test-helpers/made-test.ts')).taskOf(300));
    await shot('questions', w, h);
    await two.unmount();
    for (const [name, made] of [
      ['report-quicker', { done: 20, times: 0.88, tells: true }],
      ['report-unclear', { done: 20, scatter: 0.09 }],
      ['report-32', { done: 32, blockCount: 32, times: 0.97 }],
      ['report-few', { done: 5 }],
    ] as const) {
      const held = holdSelfTest({ record: madeTest(made as never) });
      const r = await render(held.window);
      await way('Self-test').click();
      await shot(name, w, 1700);
      await r.unmount();
    }
  });
}
