import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { AppliedNotice } from './applied-notice.tsx';
import { holdSession } from './test-helpers/held-session.ts';

const FRAGMENT = 'v1~g6~c14';
const said = page.getByRole('status');
const undo = page.getByRole('button', { name: 'Undo' });

it('says nothing where nothing came', async () => {
  const { session } = holdSession();
  await render(<AppliedNotice session={session} outcome={undefined} />);
  await expect.element(said).toBeEmptyDOMElement();
  await expect.element(undo).not.toBeInTheDocument();
});

it('says that settings came with a link and that nothing is on, and takes them back', async () => {
  const { session } = holdSession();
  const outcome = session.applyLink(FRAGMENT);
  expect([outcome, session.getSnapshot().settings.centerModulationHz]).toEqual(['done', 14]);
  await render(<AppliedNotice session={session} outcome={outcome} />);
  await expect.element(said).toHaveTextContent('These settings came with the link you opened. Nothing is switched on.');
  await expect(expectAccessible()).resolves.toBeUndefined();
  await undo.click();
  expect(session.getSnapshot().settings.centerModulationHz).toBe(12);
  await expect.element(said).toBeEmptyDOMElement();
});

it('does not say that nothing is on while something is', async () => {
  const { session } = holdSession();
  session.switchOn();
  await render(<AppliedNotice session={session} outcome={session.applyLink(FRAGMENT)} />);
  await expect.element(said).toHaveTextContent('These settings came with the link you opened.');
  await expect.element(said).not.toHaveTextContent('switched on');
});

it('says why a link brought nothing', async () => {
  const { session } = holdSession();
  const outcome = session.applyLink('v1~nonsense');
  await render(<AppliedNotice session={session} outcome={outcome} />);
  await expect.element(said).not.toBeEmptyDOMElement();
  await expect.element(undo).not.toBeInTheDocument();
});
