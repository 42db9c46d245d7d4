import { ERROR_LABEL, ERROR_TEXT } from '@vayl/domain';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Progress } from './progress.tsx';
import { ToastRoom, type ToastWords, useToasts } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

describe('a toast', () => {
  it.each([
    { title: 'Link copied' },
    { title: 'Saved', text: 'Your profile is up to date.' },
    { tone: 'caution', title: 'Offline', text: 'Changes are kept on this device.' },
    { tone: 'stop', title: 'Error', text: 'The address could not be saved.' },
  ] satisfies readonly ToastWords[])('is accessible: %o', async (words) => {
    const { getByRole } = await render(<Speaker words={words} />);
    await getByRole('button', { name: 'Say it' }).click();
    await expect.element(page.getByText(words.title)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is closed by its button', async () => {
    const { getByRole } = await render(<Speaker words={{ title: 'Link copied' }} />);
    await getByRole('button', { name: 'Say it' }).click();
    await page.getByText('Link copied').hover();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText('Link copied')).not.toBeInTheDocument();
  });
});

describe('a tooltip', () => {
  it('opens for the keyboard, closes by Esc, and is read with its control in any case', async () => {
    const { getByRole } = await render(
      <Tooltip text="Copies the address of this page">
        <Button look="line">Copy link</Button>
      </Tooltip>,
    );
    const button = getByRole('button', { name: 'Copy link' });
    await expect.element(button).toHaveAccessibleDescription('Copies the address of this page');
    await userEvent.tab();
    await expect.poll(() => document.querySelector('.v-tooltip')?.textContent).toBe('Copies the address of this page');
    await expect(expectAccessible()).resolves.toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('.v-tooltip')).toBeNull();
  });
});

describe('a notice', () => {
  it('is accessible in both tones, and reads a failure out', async () => {
    const { getByRole } = await render(
      <>
        <Notice tone="stop" title={ERROR_LABEL} detail="Invalid frequency relationship">
          {ERROR_TEXT['light/unavailable']}
        </Notice>
        <Notice tone="caution" title="API Key Required">
          Set a key in the server configuration, then ask again.
        </Notice>
      </>,
    );
    expect(getByRole('alert').element().textContent).toContain(ERROR_LABEL);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('progress', () => {
  it('is drawn to scale and says how far it is', async () => {
    const { getByRole } = await render(<Progress label="Downloading" value={30} max={120} text="30 of 120 MB" />);
    await expect
      .element(getByRole('progressbar', { name: 'Downloading' }))
      .toHaveAttribute('aria-valuetext', '30 of 120 MB');
    await expect(expectAccessible()).resolves.toBeUndefined();
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    expect(widthOf('.v-progress-done') / widthOf('.v-progress-line')).toBeCloseTo(0.25, 2);
  });
});

function Speaker({ words }: { readonly words: ToastWords }): ReactNode {
  return (
    <ToastRoom>
      <SayIt words={words} />
    </ToastRoom>
  );
}

function SayIt({ words }: { readonly words: ToastWords }): ReactNode {
  const { say } = useToasts();
  return <Button onClick={() => say(words)}>Say it</Button>;
}
