import axe from 'axe-core';
import type { Page } from 'playwright';

/**
 * Neither is a page's own content. Guards hand the focus on at once. A list that is open hangs outside of every landmark,
 * where its button has it; what is in it is looked at by the tests of its component.
 */
const EXCLUDED = [['[data-base-ui-focus-guard]'], ['.v-select-place']];

/** What axe finds on a page as it is now. */
export async function axeProblems(page: Page): Promise<readonly string[]> {
  // What is still fading in has not its own colours yet.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    // One that is paused never ends.
    const patience = new Promise((resolve) => setTimeout(resolve, 900));
    await Promise.race([patience, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });
  // Its last word would be axe itself, which does not fit through the wire.
  await page.evaluate(`${axe.source}; undefined`);
  return page.evaluate<string[]>(
    `axe.run({ exclude: ${JSON.stringify(EXCLUDED)} }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' '))))`,
  );
}
