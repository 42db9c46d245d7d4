/** A command line, or a link. Somebody waits for the answer to the first. */
export type OutsideRequest = { readonly arguments: readonly string[] } | { readonly link: string };

/** What a command prints, and how it ends. */
export interface OutsideAnswer {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** One line of the menu behind the mark in the bar of the system. */
export type TrayEntry =
  | { readonly is: 'line' }
  /** Only to be read. */
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'act'; readonly text: string; readonly act: () => void }
  | { readonly is: 'switch'; readonly text: string; readonly isOn: boolean; readonly act: () => void };

export interface Tray {
  readonly name: string;
  /** The mark is lit while the session is on. */
  readonly isOn: boolean;
  readonly entries: readonly TrayEntry[];
}

/** What surrounds the control window: the system's bar, its own closing, and whoever asks from outside. */
export interface ShellHost {
  /** Each is answered, and those that came before anybody listened are given first. */
  onRequest(listener: (request: OutsideRequest) => Promise<OutsideAnswer>): Promise<void>;
  onCloseAsked(listener: () => void): Promise<void>;
  showControl(): Promise<void>;
  hideControl(): Promise<void>;
  quit(): Promise<void>;
  setTray(tray: Tray): Promise<void>;
  launchesAtLogin(): Promise<boolean>;
  setLaunchesAtLogin(isLaunched: boolean): Promise<void>;
  /** The wish of macOS that flashing lights be dimmed. */
  dimsFlashingLights(): Promise<boolean>;
  appVersion(): Promise<string>;
}
