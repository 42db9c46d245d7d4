import type { Image } from '@tauri-apps/api/image';
import {
  type CheckMenuItemOptions,
  Menu,
  type MenuItemOptions,
  type PredefinedMenuItemOptions,
} from '@tauri-apps/api/menu';
import { TrayIcon } from '@tauri-apps/api/tray';
import type { Tray, TrayEntry } from '../shell-host.ts';

type EntryOptions = MenuItemOptions | CheckMenuItemOptions | PredefinedMenuItemOptions;

/** The mark in the bar of the system. Its menu is made anew when anything of it changes. */
export class TauriTray {
  readonly #icon: () => Promise<Image | null>;
  #made: { readonly tray: TrayIcon; menu: Menu } | undefined;
  /** One at a time: two marks would stay beside each other. */
  #last: Promise<void> = Promise.resolve();

  constructor(icon: () => Promise<Image | null>) {
    this.#icon = icon;
  }

  set(wanted: Tray): Promise<void> {
    this.#last = this.#last.then(
      () => this.#set(wanted),
      () => this.#set(wanted),
    );
    return this.#last;
  }

  async #set({ name, entries }: Tray): Promise<void> {
    const menu = await Menu.new({ items: entries.map(optionsOf) });
    if (this.#made === undefined) {
      const icon = await this.#icon();
      const tray = await TrayIcon.new({ id: 'vayl', tooltip: name, menu, ...(icon !== null && { icon }) });
      this.#made = { tray, menu };
      return;
    }
    const before = this.#made.menu;
    await this.#made.tray.setMenu(menu);
    await this.#made.tray.setTooltip(name);
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
