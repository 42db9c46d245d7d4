import { type Act, type Actor, button, isThere, settle } from './act.ts';

/** More of one's own than these, and the oldest goes first. */
const MOST_OWN = 3;

export const PRESET_ACTS: readonly Act[] = [
  { name: 'preset', weight: 7, run: (actor) => choosePreset(actor, 'first') },
  { name: 'own preset', weight: 3, isOffered: hasOwn, run: (actor) => choosePreset(actor, 'last') },
  { name: 'save a preset', weight: 2, run: savePreset },
  { name: 'undo a preset', weight: 3, isOffered: (actor) => isThere(button(actor, UNDO)), run: undoPreset },
  { name: 'copy a link', weight: 1, run: copyLink },
];

const UNDO = 'Undo the last preset';

function lists({ page }: Actor) {
  return page.locator('.v-preset-list');
}

async function hasOwn(actor: Actor): Promise<boolean> {
  return (await lists(actor).count()) > 1;
}

async function choosePreset(actor: Actor, which: 'first' | 'last'): Promise<string> {
  const presets = lists(actor)[which]().locator('.v-preset-choose');
  const index = actor.chance.whole(0, (await presets.count()) - 1);
  await presets.nth(index).click();
  return String(index);
}

async function savePreset(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  const removes = button(actor, /^Remove /);
  if ((await removes.count()) >= MOST_OWN) {
    await removes.first().click();
    await button(actor, /^Really remove /).click();
    return 'removed one';
  }
  const name = `Mine ${chance.whole(0, 999)}`;
  await page.getByRole('textbox', { name: 'Save these settings as' }).fill(name);
  await button(actor, 'Save').click();
  await settle(actor);
  return name;
}

async function undoPreset(actor: Actor): Promise<string> {
  await button(actor, UNDO).click();
  return 'undone';
}

async function copyLink(actor: Actor): Promise<string> {
  await button(actor, 'Copy a link to these settings').click();
  return 'pressed';
}
