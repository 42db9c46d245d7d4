import { detectPlatform } from '@vayl/domain';
import offForDark from '../../../src-tauri/icons/tray/off-for-dark.png?inline';
import offForLight from '../../../src-tauri/icons/tray/off-for-light.png?inline';
import offTemplate from '../../../src-tauri/icons/tray/off-template.png?inline';
import onForDark from '../../../src-tauri/icons/tray/on-for-dark.png?inline';
import onForLight from '../../../src-tauri/icons/tray/on-for-light.png?inline';
import onTemplate from '../../../src-tauri/icons/tray/on-template.png?inline';

const MARKS = {
  template: { off: offTemplate, on: onTemplate },
  dark: { off: offForDark, on: onForDark },
  light: { off: offForLight, on: onForLight },
} as const;

/** macOS colours a template by itself; elsewhere the mark has to fit the bar. */
export function isTemplate(): boolean {
  return detectPlatform(navigator.userAgent) === 'mac';
}

/** The ring and the dot, as the bar of the system takes them. */
export function trayMark(isOn: boolean): Uint8Array {
  const bar = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { on, off } = MARKS[isTemplate() ? 'template' : bar];
  return bytesOf(isOn ? on : off);
}

/** Out of the address itself: nothing has to be fetched. */
function bytesOf(address: string): Uint8Array {
  const text = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
