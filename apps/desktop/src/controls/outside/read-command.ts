/** What somebody typed after `vayl`. */
export type Command =
  | { readonly is: 'start'; readonly presetName: string | undefined }
  | { readonly is: 'stop' }
  | { readonly is: 'status'; readonly isJson: boolean }
  | { readonly is: 'unknown'; readonly argument: string };

/** An argument too many is a misunderstanding, and light is nothing to start by one. */
export function readCommand([command, ...rest]: readonly string[]): Command {
  if (command === 'start') return readStart(rest);
  if (command === 'status') return readStatus(rest);
  if (command === 'stop' && rest[0] === undefined) return { is: 'stop' };
  return { is: 'unknown', argument: (command === 'stop' ? rest[0] : command) ?? '' };
}

function readStart(rest: readonly string[]): Command {
  const [option, next, ...more] = rest;
  if (option === undefined) return { is: 'start', presetName: undefined };
  const written = /^--preset=(.+)$/.exec(option)?.[1];
  if (written !== undefined && next === undefined) return { is: 'start', presetName: written };
  if (option === '--preset' && next !== undefined && more.length === 0) return { is: 'start', presetName: next };
  return { is: 'unknown', argument: option === '--preset' ? (more[0] ?? option) : option };
}

function readStatus([option, more]: readonly string[]): Command {
  if (option === undefined) return { is: 'status', isJson: false };
  return option === '--json' && more === undefined
    ? { is: 'status', isJson: true }
    : { is: 'unknown', argument: more ?? option };
}
