import type { ArticleResponse } from '@vayl/domain';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
// The bytes that the site serves, without its server.
import sandboxPage from '../../../../public/sandbox/exercise.html?raw';
import type { SandboxOptions } from '../coding/run-in-sandbox.ts';
import type { Film } from '../film/film-tab.tsx';
import { PracticeArea } from '../practice-area.tsx';
import type { ArticleSource } from '../reading/article-source.ts';

type Area = Parameters<typeof PracticeArea>[0];

export const FILM: Film = {
  title: 'The film',
  poster: '/apps/web/public/video/vayl-demo-poster.jpg',
  captions: '/apps/web/public/video/vayl-demo.vtt',
  sources: [{ address: '/apps/web/public/video/vayl-demo.webm', type: 'video/webm' }],
  file: '/apps/web/public/video/vayl-demo.mp4',
};

export function sandbox(html: string = sandboxPage): SandboxOptions {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  return { address, runLimitMs: 2000, loadLimitMs: 10_000 };
}

export function writes(title: string, content: string): ArticleResponse {
  return { ok: true, body: { choices: [{ message: { content: JSON.stringify({ title, content }) } }] } };
}

export function articles(call: ArticleSource['call']): ArticleSource {
  return { endpoint: '/articles', siteKey: 'key', call, draw: () => 0, log: () => undefined };
}

export function area(props: Partial<Area> = {}) {
  const call = () => Promise.resolve(writes('On rivers', 'They bend.'));
  return (
    <PracticeArea
      isOn
      onVideoPlaying={() => undefined}
      articles={articles(call)}
      film={FILM}
      sandbox={sandbox()}
      {...props}
    />
  );
}

export const tab = (name: string) => page.getByRole('tab', { name });
export const editor = page.getByRole('textbox', { name: 'Your code' });
export const status = page.getByRole('status');
export const statusText = (): string => status.element().textContent;

export async function openEditor(props: Partial<Area> = {}) {
  const shown = await render(area(props));
  await tab('Code Editor').click();
  // The first time, a whole editor is fetched.
  await waitFor(() => editor.elements().length === 1);
  return shown;
}

/** Takes the place of all that was there, as pasting does. */
export async function write(code: string): Promise<void> {
  await editor.click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  paste(code);
}

export function paste(text: string): void {
  editor.element().dispatchEvent(pasteOf(text));
}

function pasteOf(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
}

async function waitFor(isThere: () => boolean): Promise<void> {
  const deadlineMs = performance.now() + 20_000;
  while (!isThere() && performance.now() < deadlineMs) await new Promise((resolve) => setTimeout(resolve, 50));
}
