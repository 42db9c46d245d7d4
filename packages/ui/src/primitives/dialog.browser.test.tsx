import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const LONG = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of a long text.`);

describe('a dialog', () => {
  it('is accessible, short and long', async () => {
    const { getByRole, rerender } = await render(<Notes lines={LONG.slice(0, 1)} />);
    await getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Before you start' })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await rerender(<Notes lines={LONG} />);
    await expect.element(page.getByRole('region', { name: 'Before you start' })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('takes the focus, keeps it, and gives it back after Esc', async () => {
    const { getByRole } = await render(<Notes lines={LONG.slice(0, 1)} />);
    await getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    for (const _ of LONG.slice(0, 5)) {
      await userEvent.tab();
      expect(document.querySelector('.v-dialog-view')?.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes by its button, and tells when it has left', async () => {
    const onClosed = vi.fn<() => void>();
    const { getByRole } = await render(<Notes lines={LONG.slice(0, 1)} onClosed={onClosed} />);
    await getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => onClosed.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('scrolls inside, with its title and actions in sight, by keys as well', async () => {
    const { getByRole } = await render(<Notes lines={LONG} />);
    await getByRole('button', { name: 'Open' }).click();
    const body = page.getByRole('region', { name: 'Before you start' });
    await expect.element(body).toBeVisible();
    const { top, bottom } = page.getByRole('dialog').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    body.element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => body.element().scrollTop).toBeGreaterThan(0);
    await expect.element(page.getByRole('button', { name: 'Start' })).toBeInViewport();
  });
});

function Notes({ lines, onClosed }: { readonly lines: readonly string[]; readonly onClosed?: () => void }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Before you start"
        actions={<Button>Start</Button>}
        {...(onClosed && { onClosed })}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    </>
  );
}
