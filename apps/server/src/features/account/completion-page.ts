import { ERROR_TEXT, type ErrorCode } from '@vayl/domain';
import { OAUTH_POPUP_DATA_ELEMENT_ID, OAUTH_POPUP_SCRIPT_CSP_HASH } from 'better-auth/plugins';
import { z } from 'zod';

/** What the popup's last page tells the window that opened it. */
const Told = z.object({
  type: z.string(),
  targetOrigin: z.string(),
  nonce: z.string(),
  error: z.object({ code: z.string() }).optional(),
});

const DATA = new RegExp(`(<script type="application/json" id="${OAUTH_POPUP_DATA_ELEMENT_ID}">)(.*?)(</script>)`, 's');

export const COMPLETION_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src '${OAUTH_POPUP_SCRIPT_CSP_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
};

/**
 * Makes the library's completion page speak our codes, and keeps the session out of it: the opener is on the same
 * origin, where the cookie is enough, and a script cannot lose what it never had.
 */
export function rewriteCompletion(html: string, codeOf: (theirCode: string) => ErrorCode): string {
  const found = DATA.exec(html)?.[2];
  if (found === undefined) throw new Error('the completion page has no message');
  const { error, ...rest } = Told.parse(JSON.parse(found));
  const code = error === undefined ? undefined : codeOf(error.code);
  const message = code === undefined ? rest : { ...rest, error: { code, description: ERROR_TEXT[code] } };
  return html.replace(DATA, (_, before: string, _data: string, after: string) => before + inline(message) + after);
}

/** Nothing in the text can end the element that it stands in. */
function inline(message: unknown): string {
  return JSON.stringify(message).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
