import '@vayl/ui/styles.css';
import axe from 'axe-core';
import { expect } from 'vitest';

// A part alone is not a page: these rules ask for what only a page has.
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region', 'heading-order'];

/** Nothing for axe to find, on the night that the demo is shown on. */
export async function expectAccessible(): Promise<void> {
  document.documentElement.dataset['surface'] = 'night';
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ failureSummary }) => `${id}: ${failureSummary}`))).toEqual(
    [],
  );
}
