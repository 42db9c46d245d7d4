import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const LOOKS = ['filled', 'line', 'quiet', 'stop'] as const;

describe('a button', () => {
  it('is accessible in every look, size and state', async () => {
    await render(
      <div>
        {LOOKS.map((look) => (
          <p key={look}>
            <Button look={look}>Send</Button>
            <Button look={look} size="small">
              Undo
            </Button>
            <Button look={look} isDisabled>
              Not now
            </Button>
            <Button look={look} busyText="Sending…">
              Send it
            </Button>
            <ButtonLink look={look} href="#there">
              There
            </ButtonLink>
          </p>
        ))}
      </div>,
    );
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('does once what it is pressed for, by pointer and by keys', async () => {
    const onClick = vi.fn<() => void>();
    const { getByRole } = await render(<Button onClick={onClick}>Send</Button>);
    await getByRole('button', { name: 'Send' }).click();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('says that it is busy, keeps the focus and does not act again', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const form = (busyText?: string) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busyText={busyText}>
          Join the waitlist
        </Button>
      </form>
    );
    const { getByRole, rerender } = await render(form());
    await getByRole('button').click();
    await rerender(form('Joining…'));
    await expect.element(getByRole('button', { name: 'Joining…' })).toHaveFocus();
    await expect.element(getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await getByRole('button').click({ force: true });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is never smaller than 44 px to the finger', async () => {
    await render(
      <div style={{ padding: 40 }}>
        <Button size="small">Undo</Button>
      </div>,
    );
    const button = document.querySelector('.v-button');
    const { left, top, bottom } = button?.getBoundingClientRect() ?? new DOMRect();
    expect(bottom - top).toBe(36);
    const middle = (top + bottom) / 2;
    for (const y of [middle - 21.5, middle + 21.5]) expect(document.elementFromPoint(left + 5, y)).toBe(button);
  });

  it('is a link where it leads somewhere, also with the link of a router', async () => {
    const { getByRole } = await render(
      <>
        <ButtonLink href="/download">Download</ButtonLink>
        <ButtonLink render={<a href="/routed" data-router="" />}>Routed</ButtonLink>
      </>,
    );
    await expect.element(getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/download');
    await expect.element(getByRole('link', { name: 'Routed' })).toHaveClass('v-button');
    await expect.element(getByRole('link', { name: 'Routed' })).toHaveAttribute('data-router');
  });
});
