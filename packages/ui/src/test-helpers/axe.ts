import '../styles/styles.css';
import axe from 'axe-core';
import { expect } from 'vitest';

const SURFACES = ['night', 'paper'] as const;

// A component alone is not a page: these rules ask for what only a page has.
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

// They hand the focus on at once. axe lets them pass beside whatever it takes for a modal, which it judges by five points
// of the window: a list that opens under one of them would be none.
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** Nothing for axe to find on either surface, with everything that is now open (popups hang on the body). */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const before = document.documentElement.dataset['surface'];
  for (const surface of SURFACES) {
    document.documentElement.dataset['surface'] = surface;
    await motionEnds();
    expect(await problemsOf(element), `on ${surface}`).toEqual([]);
  }
  document.documentElement.dataset['surface'] = before ?? 'night';
}

async function problemsOf(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(
    { include: [element], exclude: [FOCUS_GUARDS] },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary} ${html}`),
  );
}

// Colours are measured where they come to rest.
async function motionEnds(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => effect !== null && comesToAnEnd(effect));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

// In a part that is closed nothing moves on until it is opened.
function comesToAnEnd(effect: AnimationEffect): boolean {
  const isSeen = !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() === true;
  return isSeen && effect.getTiming().iterations !== Infinity;
}
