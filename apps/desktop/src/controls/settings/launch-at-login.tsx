import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { type ReactNode, useEffect, useState } from 'react';
import type { ShellHost } from '../../host/shell-host.ts';
import { SETTINGS } from '../shell-words.ts';

export type LoginHost = Pick<ShellHost, 'launchesAtLogin' | 'setLaunchesAtLogin'>;

/** The system keeps this, and may change it: it is asked, and asked again after each change. */
export function LaunchAtLogin({ host }: { readonly host: LoginHost }): ReactNode {
  const [isLaunched, setLaunched] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const { label, hint, failed } = SETTINGS.login;

  async function look(): Promise<void> {
    try {
      setLaunched(await host.launchesAtLogin());
    } catch {
      // The box says so, and stays as it is.
      setFailed(true);
    }
  }
  useEffect(() => void look(), []);

  async function change(wanted: boolean): Promise<void> {
    setFailed(false);
    try {
      await host.setLaunchesAtLogin(wanted);
    } catch {
      setFailed(true);
    }
    await look();
  }

  return (
    <Checkbox
      label={label}
      hint={hint}
      isChecked={isLaunched ?? false}
      isDisabled={isLaunched === undefined}
      error={hasFailed ? failed : undefined}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
