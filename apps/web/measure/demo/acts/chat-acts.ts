import { until } from '../../../../../tools/waiting/until.ts';
import { type Act, type Actor, BY_ITS_OWN_CLOCK, button, isThere, settle } from './act.ts';

const QUESTIONS = [
  'I need deep focus for coding',
  'creative writing, half asleep',
  'wind down before sleep',
  'wake me up for a meeting',
  'reading a long paper',
  '40 Hz please',
  'a bit more blue',
  'slower',
  'stronger light',
  'studying for an exam',
  'asdf qwer zxcv',
  'what is the capital of France',
] as const;
/** Whoever says so gets no flicker until they decide otherwise. */
const HEALTH = 'flickering light gives me seizures';

export const CHAT_ACTS: readonly Act[] = [
  { name: 'example', weight: 3, isOffered: hasExamples, run: chooseExample },
  { name: 'ask', weight: 4, run: (actor) => ask(actor, actor.chance.pick(QUESTIONS)) },
  { name: 'ask about health', weight: 1, run: (actor) => ask(actor, HEALTH) },
  { name: 'undo a reply', weight: 3, isOffered: (actor) => isThere(button(actor, 'Undo')), run: undoReply },
  { name: 'choose in the chat', weight: 2, isOffered: (actor) => isThere(choices(actor)), run: chooseInChat },
];

function examples({ page }: Actor) {
  return page.getByRole('list', { name: 'Examples' }).getByRole('button');
}

function choices({ page }: Actor) {
  return page.getByRole('group', { name: 'Choose the closest' }).last().getByRole('button');
}

function hasExamples(actor: Actor): Promise<boolean> {
  return isThere(examples(actor));
}

const fieldOf = ({ page }: Actor) => page.getByRole('textbox', { name: "Tell me what you're working on" });

/** Limits count by address; so many questions from one would look like somebody who asks too often. */
function comeFromElsewhere({ visit, chance }: Actor): Promise<void> {
  return visit.comeFrom(`10.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(1, 254)}`);
}

/** The answer comes over the wire, and takes its own time while the page's stands still. */
async function answered(actor: Actor): Promise<void> {
  await settle(actor, 12);
  await until('a field to write in', () => fieldOf(actor).isEnabled(), BY_ITS_OWN_CLOCK);
  await settle(actor);
}

async function chooseExample(actor: Actor): Promise<string> {
  await comeFromElsewhere(actor);
  const index = actor.chance.whole(0, (await examples(actor).count()) - 1);
  await examples(actor).nth(index).click();
  await answered(actor);
  return String(index);
}

async function ask(actor: Actor, question: string): Promise<string> {
  await comeFromElsewhere(actor);
  await fieldOf(actor).fill(question);
  await fieldOf(actor).press('Enter');
  await answered(actor);
  return question;
}

async function undoReply(actor: Actor): Promise<string> {
  await button(actor, 'Undo').last().click();
  return 'undone';
}

async function chooseInChat(actor: Actor): Promise<string> {
  const index = actor.chance.whole(0, (await choices(actor).count()) - 1);
  await choices(actor).nth(index).click();
  return String(index);
}
