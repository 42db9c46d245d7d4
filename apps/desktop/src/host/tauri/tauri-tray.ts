import {
  type CheckMenuItemOptions,
  Menu,
  type MenuItemOptions,
  type PredefinedMenuItemOptions,
} from '@tauri-apps/api/menu';
import { TrayIcon } from '@tauri-apps/api/tray';
import type { Tray, TrayEntry } from '../shell-host.ts';
import { isTemplate, trayMark } from './tray-mark.ts';

type EntryOptions = MenuItemOptions | CheckMenuItemOptions | PredefinedMenuItemOptions;

/** The mark in the bar of the system. Its menu is made anew when anything of it changes. */
export class TauriTray {
  #made: { readonly tray: TrayIcon; menu: Menu } | undefined;
  /** One at a time: two marks would stay beside each other. */
  #last: Promise<void> = Promise.resolve();

  set(wanted: Tray): Promise<void> {
    this.#last = this.#last.then(
      () => this.#set(wanted),
      () => this.#set(wanted),
    );
    return this.#last;
  }

  async #set({ name, isOn, entries }: Tray): Promise<void> {
    const menu = await Menu.new({ items: entries.map(optionsOf) });
    const icon = trayMark(isOn);
    if (this.#made === undefined) {
      const tray = await TrayIcon.new({ id: 'vayl', tooltip: name, menu, icon, iconAsTemplate: isTemplate() });
      this.#made = { tray, menu };
      return;
    }
    const { tray, menu: before } = this.#made;
    await tray.setMenu(menu);
    await tray.setTooltip(name);
    await tray.setIcon(icon);
    this.#made.menu = menu;
    await before.close();
  }
}

function optionsOf(entry: TrayEntry): EntryOptions {
  if (entry.is === 'line') return { item: 'Separator' };
  if (entry.is === 'text') return { text: entry.text, enabled: false };
  if (entry.is === 'switch') return { text: entry.text, checked: entry.isOn, action: entry.act };
  return { text: entry.text, action: entry.act };
}
