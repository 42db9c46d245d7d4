/** What a `vayl://` address asks for. */
export type Link =
  | { readonly is: 'connect'; readonly code: string; readonly state: string | undefined }
  | { readonly is: 'start'; readonly presetName: string | undefined };

const MOST_CHARACTERS = 2000;

/** Any page can write one: what is not exactly known is nothing. */
export function readLink(text: string): Link | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  // By hand: engines do not agree on what the parts of an address with an unknown scheme are.
  const [, name, query = ''] = /^vayl:\/\/([a-z]+)\/?(?:\?([^#]*))?$/i.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  const named = name?.toLowerCase();
  if (named === 'start') return { is: 'start', presetName: parameters.get('preset') ?? undefined };
  const code = parameters.get('code') ?? '';
  if (named !== 'connect' || code === '') return undefined;
  return { is: 'connect', code, state: parameters.get('state') ?? undefined };
}
