import type { ArticleResponse } from '@vayl/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ArticleSource } from './reading/article-source.ts';
import { expectAccessible } from './test-helpers/accessible.ts';
import { area, articles, editor, status, tab, writes } from './test-helpers/practice.tsx';

const timer = page.getByRole('timer');
const film = () => document.querySelector('video');
const shownTab = () => document.querySelector('.practice')?.getAttribute('data-tab');

afterEach(() => {
  vi.useRealTimers();
});

describe('the practice area', () => {
  it('[PRAC-01] has three tabs', async () => {
    await render(area());
    const names = page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Focus Reading', 'Video Demo', 'Code Editor']);
  });

  it('[PRAC-02] [PRAC-03] is in one of three states, and shows what belongs to it and nothing else', async () => {
    await render(area());
    const article = page.getByRole('article');
    await expect.element(article).toBeVisible();
    expect([shownTab(), film(), editor.elements().length]).toEqual(['reading', null, 0]);

    await tab('Video Demo').click();
    await expect.poll(film).not.toBeNull();
    expect([shownTab(), article.elements().length, editor.elements().length]).toEqual(['video', 0, 0]);

    await tab('Code Editor').click();
    await expect.element(editor).toBeVisible();
    expect([shownTab(), film(), article.elements().length]).toEqual(['coding', null, 0]);

    await tab('Focus Reading').click();
    await expect.element(article).toBeVisible();
    expect([shownTab(), film(), editor.elements().length]).toEqual(['reading', null, 0]);
  });
});

describe('the reading timer', () => {
  const stopClock = () => vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });

  it('[PRAC-04] [PRAC-07] counts up in minutes and seconds while the light is on', async () => {
    stopClock();
    await render(area());
    await expect.element(timer).toHaveTextContent('Reading 0:00');
    vi.advanceTimersByTime(9000);
    await expect.element(timer).toHaveTextContent('Reading 0:09');
    vi.advanceTimersByTime(56_000);
    await expect.element(timer).toHaveTextContent('Reading 1:05');
  });

  it('[PRAC-04] stands still while it is off', async () => {
    stopClock();
    await render(area({ isOn: false }));
    vi.advanceTimersByTime(9000);
    // Whatever was going to be drawn is drawn after two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    expect(timer.element().textContent).toBe('Reading 0:00');
  });

  it('[PRAC-05] begins again when the effect was off', async () => {
    stopClock();
    const { rerender } = await render(area());
    vi.advanceTimersByTime(20_000);
    await expect.element(timer).toHaveTextContent('Reading 0:20');
    await rerender(area({ isOn: false }));
    await expect.element(timer).toHaveTextContent('Reading 0:00');
    await rerender(area());
    vi.advanceTimersByTime(4000);
    await expect.element(timer).toHaveTextContent('Reading 0:04');
  });

  it.each(['Video Demo', 'Code Editor'])('[PRAC-06] begins again after %s', async (other) => {
    stopClock();
    await render(area());
    vi.advanceTimersByTime(20_000);
    await expect.element(timer).toHaveTextContent('Reading 0:20');
    await tab(other).click();
    vi.advanceTimersByTime(10_000);
    await tab('Focus Reading').click();
    await expect.element(timer).toHaveTextContent('Reading 0:00');
    vi.advanceTimersByTime(4000);
    await expect.element(timer).toHaveTextContent('Reading 0:04');
  });
});

describe('the article', () => {
  const renew = page.getByRole('button', { name: 'New article' });
  const words = page.getByText(/\d+ words?$/);

  it('[PRAC-08] [PRAC-09] says that a new one is coming, and cannot be asked for twice', async () => {
    const next = Promise.withResolvers<ArticleResponse>();
    const call = vi.fn<ArticleSource['call']>(() => next.promise).mockResolvedValueOnce(writes('One', 'First.'));
    await render(area({ articles: articles(call) }));
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
    await renew.click();
    await expect.element(page.getByText('Generating new content...')).toBeVisible();
    await expect.element(renew).toHaveAttribute('aria-disabled', 'true');
    // Of an article that is not there yet no words are counted.
    await expect.element(words).not.toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
    next.resolve(writes('Two', 'Second.'));
    await expect.element(page.getByRole('heading', { name: 'Two' })).toBeVisible();
    await expect.element(renew).toBeEnabled();
  });

  it('[PRAC-10] is counted: as many words as are shown, also of the next one', async () => {
    const call = vi
      .fn<ArticleSource['call']>()
      .mockResolvedValueOnce(writes('One', 'Rivers **bend** and turn.\n\n- a stone\n- an eddy'))
      .mockResolvedValueOnce(writes('Two', 'Alone'));
    await render(area({ articles: articles(call) }));
    await expect.element(words).toHaveTextContent('8 words');
    const blocks = [...document.querySelectorAll('.v-article-body :is(p, li)')];
    expect(blocks.flatMap(({ textContent }) => textContent.match(/[\w.]+/g) ?? [])).toHaveLength(8);
    await renew.click();
    await expect.element(words).toHaveTextContent('1 word');
  });

  it('is still there when its reader comes back, without being asked for again', async () => {
    const call = vi.fn<ArticleSource['call']>(() => Promise.resolve(writes('One', 'First.')));
    await render(area({ articles: articles(call) }));
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
    await tab('Video Demo').click();
    await tab('Focus Reading').click();
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
    await renew.click();
    await expect.poll(() => call.mock.calls.length).toBe(2);
  });

  it('that did not come is asked for again', async () => {
    const call = vi
      .fn<ArticleSource['call']>(() => Promise.resolve(writes('One', 'First.')))
      .mockResolvedValueOnce({ ok: false, body: undefined });
    await render(area({ articles: articles(call) }));
    await expect.element(page.getByRole('heading', { name: 'Understanding Neural Oscillations' })).toBeVisible();
    await tab('Video Demo').click();
    await tab('Focus Reading').click();
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
  });

  it('lies under a line that says what the veil lets through, and is accessible', async () => {
    await render(area());
    await expect.element(page.getByText('You can select, click and scroll through the veil.')).toBeVisible();
    await expect.element(status).not.toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});
