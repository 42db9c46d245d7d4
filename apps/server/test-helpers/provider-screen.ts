/** What a person sees of the provider in development and in journeys: who they are, and how it goes, is theirs to say. */
export interface ProviderScreen {
  readonly name: string;
  /** Who signs in unless somebody else is typed. */
  readonly email: string;
}

const ANSWERS = {
  continue: { label: 'Continue', error: undefined },
  cancel: { label: 'Cancel', error: { error: 'access_denied' } },
  'fail-with-reason': {
    label: 'Fail with a reason',
    error: { error: 'server_error', error_description: 'The provider is out of order' },
  },
  fail: { label: 'Fail without a reason', error: { error: 'server_error' } },
} as const;

/** The question. It is asked by sending the same address once more, with the answer in it. */
export function screenPage({ name, email }: ProviderScreen, asked: URLSearchParams): string {
  const kept = [...asked].map(
    ([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`,
  );
  const buttons = Object.entries(ANSWERS).map(([value, { label }]) => {
    const check = value === 'continue' ? '' : ' formnovalidate';
    return `<button name="answer" value="${value}"${check}>${label}</button>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(name)} stand-in</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}
label{display:block;margin:1rem 0}input:not([type=checkbox]){display:block;width:100%;font:inherit;padding:.4rem;box-sizing:border-box}
button{font:inherit;padding:.4rem 1rem;margin:0 .5rem .5rem 0}</style>
<h1>${escapeHtml(name)} stand-in</h1><p>Nobody is asked for a password here.</p>
<form action="/authorize" method="get">${kept.join('')}
<label>Email <input name="email" type="email" required autofocus value="${escapeHtml(email)}"></label>
<label>Name <input name="name" value="Ada Example"></label>
<label><input name="verified" type="checkbox" value="true" checked> The provider has confirmed this address</label>
${buttons.join('\n')}</form></html>`;
}

/** What the provider knows of whoever pressed the first button. */
export function personOf(asked: URLSearchParams): Readonly<Record<string, unknown>> {
  const email = asked.get('email') ?? '';
  const name = asked.get('name') ?? '';
  const [given = ''] = name.split(' ');
  return { sub: `of-${email}`, email, email_verified: asked.get('verified') === 'true', name, given_name: given };
}

/** What the provider sends back instead of a person, if another button was pressed. */
export function errorOf(asked: URLSearchParams): Readonly<Record<string, string>> | undefined {
  const answer = asked.get('answer') ?? '';
  return Object.entries(ANSWERS).find(([value]) => value === answer)?.[1].error;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
