import type { Locator } from 'playwright';
import { type Act, type Actor, button, isSessionOn, isThere, settle } from './act.ts';

const PINS = ['Global modulation', 'Centre modulation'] as const;
const SLIDERS = ['Intensity', 'Intensity', 'Audio level', 'Background volume'] as const;
const FINE_SLIDERS = ['Hue', 'Hue', 'Isochronic pitch', 'Sound offset'] as const;
const CHOICES = ['Background sound', 'Background sound', 'Session length'] as const;
const FINE_CHOICES = ['Waveform', 'Waveform', 'Shape of the veil'] as const;
const OWN_AUDIO = 'I listen to my own audio';
const SWITCHES = ['Strict guard', OWN_AUDIO] as const;
const SLIDER_KEYS = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'PageUp', 'PageDown', 'Home', 'End'] as const;
const PIN_KEYS = ['ArrowRight', 'ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowLeft', 'PageUp', 'PageDown'] as const;
const DRAG_STEPS = 12;

export const CONTROL_ACTS: readonly Act[] = [
  { name: 'switch', weight: 4, run: flip('Session') },
  { name: 'type a rate', weight: 6, run: typeRate },
  {
    name: 'move a pin',
    weight: 8,
    run: (actor) => pressKeys(actor, slider(actor, actor.chance.pick(PINS)), actor.chance.pick(PIN_KEYS)),
  },
  { name: 'move a slider', weight: 10, run: (actor) => moveSlider(actor, actor.chance.pick(SLIDERS)) },
  { name: 'move a fine slider', weight: 10, run: fine((actor) => moveSlider(actor, actor.chance.pick(FINE_SLIDERS))) },
  { name: 'drag', weight: 4, run: (actor) => drag(actor, 'Intensity') },
  { name: 'drag the hue', weight: 3, run: fine((actor) => drag(actor, 'Hue')) },
  { name: 'choose', weight: 6, run: (actor) => choose(actor, actor.chance.pick(CHOICES)) },
  { name: 'choose finely', weight: 6, run: fine((actor) => choose(actor, actor.chance.pick(FINE_CHOICES))) },
  { name: 'flip', weight: 3, run: fine((actor) => flip(actor.chance.pick(SWITCHES))(actor)) },
  { name: 'pitch preset', weight: 3, run: fine(pitchPreset) },
  { name: 'test pulse', weight: 2, isOffered: isSessionOn, run: fine(testPulse) },
  { name: 'nature track', weight: 5, isOffered: hasTracks, run: natureTrack },
];

/** Whoever listens to something else hears nothing of ours. */
export const HEAR_AGAIN: Act = {
  name: 'hear again',
  weight: 1,
  isOffered: ({ page }) => isThere(page.locator(`[role=switch][aria-label="${OWN_AUDIO}"][aria-checked=true]`)),
  run: flip(OWN_AUDIO),
};

function slider({ page }: Actor, name: string): Locator {
  return page.getByRole('slider', { name, exact: true });
}

/** What stands in the part that is opened by hand. */
function fine(run: Act['run']): Act['run'] {
  return async (actor) => {
    const opener = button(actor, 'Fine-tune Performance');
    if ((await opener.getAttribute('aria-expanded')) !== 'true') {
      await opener.click();
      await settle(actor);
    }
    return run(actor);
  };
}

/** Its own switch is the panel's only one of that name. */
function flip(name: string): Act['run'] {
  return async ({ page }) => {
    await page.getByRole('switch', { name, exact: true }).click();
    return name;
  };
}

async function pressKeys({ page, chance }: Actor, target: Locator, key: string): Promise<string> {
  const times = key === 'Home' || key === 'End' ? 1 : chance.whole(1, 12);
  await target.focus();
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key);
  return `${key} × ${times}`;
}

async function moveSlider(actor: Actor, name: string): Promise<string> {
  const target = slider(actor, name);
  const key = actor.chance.pick(SLIDER_KEYS);
  if (await target.isDisabled()) return `${name} is at rest`;
  return `${name} ${await pressKeys(actor, target, key)}`;
}

/** As likely slow as fast. */
async function typeRate(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  const name = chance.pick(PINS);
  const hz = (0.3 * (60 / 0.3) ** chance.next()).toPrecision(2);
  await slider(actor, name).focus();
  await page.keyboard.type(String(Number(hz)));
  await page.keyboard.press('Enter');
  return `${name} ${Number(hz)}`;
}

/** By the mouse, while the page's time goes on. */
async function drag(actor: Actor, name: string): Promise<string> {
  const { page, chance } = actor;
  const line = page.locator('.v-slider', { has: slider(actor, name) }).locator('.v-slider-line');
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (box === null) throw new Error(`${name} has no line`);
  const [from, to] = [chance.next(), chance.next()];
  const xAt = (part: number) => box.x + box.width * (0.02 + 0.96 * part);
  await page.mouse.move(xAt(from), box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(xAt(from + ((to - from) * step) / DRAG_STEPS), box.y + box.height / 2);
    await settle(actor, 2);
  }
  await page.mouse.up();
  return `${name} from ${from.toFixed(3)} to ${to.toFixed(3)}`;
}

async function choose({ page, chance }: Actor, name: string): Promise<string> {
  const options = page.getByRole('radiogroup', { name, exact: true }).getByRole('radio');
  const index = chance.whole(0, (await options.count()) - 1);
  await options.nth(index).click();
  return `${name} ${index}`;
}

async function pitchPreset({ page, chance }: Actor): Promise<string> {
  const index = chance.whole(0, 2);
  await page.getByRole('group', { name: 'Pitch presets' }).getByRole('button').nth(index).click();
  return String(index);
}

async function testPulse(actor: Actor): Promise<string> {
  await button(actor, '1 Hz test pulse').click();
  return 'pressed';
}

function hasTracks({ page }: Actor): Promise<boolean> {
  return isThere(page.getByRole('combobox', { name: 'Nature Track' }));
}

async function natureTrack(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  await page.getByRole('combobox', { name: 'Nature Track' }).click();
  await settle(actor);
  const options = page.getByRole('option');
  const index = chance.whole(0, (await options.count()) - 1);
  await options.nth(index).click();
  await settle(actor);
  return String(index);
}
