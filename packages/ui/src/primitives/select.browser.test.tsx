import { AMBIENT_TRACKS, type AmbientTrack } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Select } from './select.tsx';

const TRACKS = AMBIENT_TRACKS.map((value) => ({ value, text: value }));
const [FIRST, SECOND] = AMBIENT_TRACKS;

describe('a select', () => {
  it('is accessible, closed, open, disabled and without a choice', async () => {
    const { getByRole } = await render(
      <>
        <Track />
        <Select label="None yet" options={TRACKS} value={undefined} placeholder="Choose" onChange={() => undefined} />
        <Select label="Off" options={TRACKS} value={FIRST} onChange={() => undefined} isDisabled isLabelHidden />
      </>,
    );
    await expect(expectAccessible()).resolves.toBeUndefined();
    await getByRole('combobox', { name: 'Nature Track' }).click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is chosen by keys, and gives the focus back', async () => {
    const { getByRole } = await render(<Track />);
    const trigger = getByRole('combobox', { name: 'Nature Track' });
    await expect.element(trigger).toHaveTextContent(FIRST);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: FIRST })).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(trigger).toHaveTextContent(SECOND);
    await expect.element(trigger).toHaveFocus();
  });

  it('opens on the surface of the section it stands in', async () => {
    document.documentElement.dataset['surface'] = 'night';
    const { getByRole } = await render(
      <section data-surface="paper">
        <Track />
      </section>,
    );
    await getByRole('combobox').click();
    await expect.element(page.getByRole('listbox')).toHaveAttribute('data-surface', 'paper');
  });
});

function Track(): ReactNode {
  const [track, setTrack] = useState<AmbientTrack>(FIRST);
  return <Select label="Nature Track" options={TRACKS} value={track} onChange={setTrack} />;
}
