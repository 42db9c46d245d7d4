import type { Locator } from 'playwright';

const MOST_TRIES = 20;

/** What somebody reads there. Far from the view nothing is laid out and nothing can be read, so they go there first. */
export async function textsIn(place: Locator): Promise<string[]> {
  await place.first().evaluate(async (element, mostTries) => {
    const inside = element.firstElementChild ?? element;
    // What is laid out on the way there may push it on.
    for (let tries = 0; tries < mostTries; tries += 1) {
      element.scrollIntoView({ behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (inside.checkVisibility({ contentVisibilityAuto: true })) return;
    }
  }, MOST_TRIES);
  return place.allInnerTexts();
}
