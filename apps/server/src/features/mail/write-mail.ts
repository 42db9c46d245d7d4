import { PRODUCT_NAME } from '@vayl/domain';
import type { Mail } from '../../vendors/smtp.ts';
import type { CheckedMail } from './outgoing-mail.ts';

/** Where a mail that was asked for can be stopped: on a page for people, and with one click by a mail program. */
export interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

interface Shown {
  readonly label: string;
  readonly url: string;
}

/** The same words twice: plain, and in one narrow column that any mail program can show. Nothing is fetched by either. */
export function writeMail(mail: CheckedMail, unsubscribe?: UnsubscribeLinks): Omit<Mail, 'messageId'> {
  const { to, subject, paragraphs, action, moreActions, because } = mail;
  const actions = [...(action === undefined ? [] : [action]), ...moreActions];
  const reason = `${PRODUCT_NAME}. ${because}`;
  const stop: Shown[] = unsubscribe === undefined ? [] : [{ label: 'No more mail like this', url: unsubscribe.page }];

  const text = [...paragraphs, ...actions.map(plainLink), reason, ...stop.map(plainLink)].join('\n\n');
  const html = page(
    [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...actions.map(button),
      `<p style="${SMALL};margin-top:40px">${escapeHtml(reason)}</p>`,
      ...stop.map((link) => `<p style="${SMALL}">${anchor(link, 'color:#6b6873')}</p>`),
    ].join(''),
  );
  return { to, subject, text, html, headers: headersOf(unsubscribe) };
}

/** So that no holiday notice answers, and that a mail program can offer its own unsubscribe (RFC 8058). */
function headersOf(unsubscribe: UnsubscribeLinks | undefined): Readonly<Record<string, string>> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribe === undefined) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const SMALL = 'font-size:13px;color:#6b6873';
const BUTTON =
  'display:inline-block;background:#2b2a33;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none';

function plainLink({ label, url }: Shown): string {
  return `${label}: ${url}`;
}

function button(link: Shown): string {
  return `<p style="margin:28px 0">${anchor(link, BUTTON)}</p>`;
}

function anchor({ label, url }: Shown, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><body style="margin:0;background:#f6f3ee"><div style="max-width:520px;margin:0 auto;padding:40px 24px;font:16px/1.6 Georgia,serif;color:#2b2a33">${body}</div></body></html>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
