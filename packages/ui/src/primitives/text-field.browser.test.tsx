import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const ignore = () => undefined;

describe('a field', () => {
  it('is accessible in every state', async () => {
    await render(
      <>
        <TextField label="Email" value="" onChange={ignore} placeholder="you@work.com" need="required" />
        <TextField label="Name" value="" onChange={ignore} need="optional" hint="As on your card" />
        <TextField label="Wrong email" value="sam.work" onChange={ignore} error="Please enter a valid email address" />
        <TextField label="Task" isLabelHidden value="Coding" onChange={ignore} isDisabled />
        <TextField label="Salary" value="85000" inputMode="numeric" before="$" after="/ year" onChange={ignore} />
        <PasswordField label="Password" value="" onChange={ignore} autoComplete="new-password" />
      </>,
    );
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('says in words what is typed, and has its name, hint and error read with it', async () => {
    const { getByLabelText, getByText } = await render(<Typed />);
    const input = getByLabelText('Email');
    await input.fill('sam.work');
    await expect.element(getByText('typed: sam.work')).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription('For the link only Please enter a valid email address');
    await expect.element(input).toBeInvalid();
    await input.fill('sam@work.com');
    await expect.element(input).toBeValid();
    await expect.element(input).toHaveAccessibleDescription('For the link only');
  });

  it('prints its error under the field in the colour of stop', async () => {
    const { getByText, getByRole } = await render(
      <TextField label="Email" value="x" onChange={ignore} error="Please enter a valid email address" />,
    );
    const error = getByText('Please enter a valid email address').element();
    expect(error.getBoundingClientRect().top).toBeGreaterThan(
      getByRole('textbox').element().getBoundingClientRect().bottom,
    );
    expect(getComputedStyle(error).color).toBe(colourOf('--stop'));
  });

  it('shows a password only as long as its owner wants', async () => {
    const { getByLabelText, getByRole } = await render(
      <PasswordField label="Password" value="secret" onChange={ignore} autoComplete="current-password" />,
    );
    const input = getByLabelText('Password', { exact: true });
    const show = getByRole('button', { name: 'Show password' });
    await expect.element(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(input).toHaveAttribute('type', 'text');
    await expect.element(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect.element(input).toHaveAttribute('type', 'password');
  });
});

function Typed(): ReactNode {
  const [value, setValue] = useState('');
  const error = value === '' || value.includes('@') ? undefined : 'Please enter a valid email address';
  return (
    <>
      <TextField label="Email" value={value} onChange={setValue} hint="For the link only" error={error} />
      <p>typed: {value}</p>
    </>
  );
}

function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
