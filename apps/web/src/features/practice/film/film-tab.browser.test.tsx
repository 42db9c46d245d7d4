import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEMO_VIDEO } from '../../../../content/demo-video.content.ts';
import { expectAccessible } from '../test-helpers/accessible.ts';
import { area, FILM, tab } from '../test-helpers/practice.tsx';
import { FilmTab } from './film-tab.tsx';

type Told = (isPlaying: boolean) => void;

const SLOW_MACHINE = { timeout: 15_000 };

async function openFilm(props: Parameters<typeof area>[0] = {}) {
  const onVideoPlaying = vi.fn<Told>();
  const shown = await render(area({ onVideoPlaying, ...props }));
  expect(document.querySelector('video')).toBeNull();
  await tab('Video Demo').click();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  const video = document.querySelector('video');
  if (video === null) throw new Error('no film');
  video.muted = true;
  return { ...shown, video, told: onVideoPlaying };
}

describe('the film', () => {
  it('[PRAC-11] comes when its tab opens, and plays', async () => {
    const { video } = await openFilm();
    expect(video.autoplay).toBe(false);
    await video.play();
    await expect.poll(() => video.currentTime, SLOW_MACHINE).toBeGreaterThan(0.1);
    expect(new URL(video.currentSrc).pathname).toBe(FILM.sources[0]?.address);
  });

  it('[PRAC-11] is the one that the site serves for all its pages, with its captions', async () => {
    await render(<FilmTab onPlaying={() => undefined} />);
    const sources = [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'));
    expect(sources).toEqual(DEMO_VIDEO.sources.map(({ address }) => address));
    expect(sources.every((address) => address?.startsWith('/video/'))).toBe(true);
    const track = document.querySelector('track');
    expect([track?.kind, track?.getAttribute('src'), track?.default]).toEqual(['captions', DEMO_VIDEO.captions, true]);
  });

  it('has real controls and a name, and is accessible', async () => {
    const { video } = await openFilm();
    expect(video.controls).toBe(true);
    expect(video).toHaveAccessibleName('The film');
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('whoever guards the light is told', () => {
  it('that the film plays and that it is paused, each once', async () => {
    const { video, told } = await openFilm();
    await video.play();
    await expect.poll(() => told.mock.calls).toEqual([[true]]);
    video.pause();
    await expect.poll(() => told.mock.calls).toEqual([[true], [false]]);
  });

  it('that it has ended', async () => {
    const { video, told } = await openFilm();
    await video.play();
    video.currentTime = video.duration - 0.2;
    await expect.poll(() => video.ended, SLOW_MACHINE).toBe(true);
    await expect.poll(() => told.mock.calls).toEqual([[true], [false]]);
  });

  it('that it is gone with its tab while it played', async () => {
    const { video, told } = await openFilm();
    await video.play();
    await tab('Focus Reading').click();
    await expect.poll(() => told.mock.calls).toEqual([[true], [false]]);
  });

  it('that it is gone with the whole page, and nothing where it never played', async () => {
    const { video, told, unmount } = await openFilm();
    await video.play();
    await expect.poll(() => told.mock.calls).toEqual([[true]]);
    await unmount();
    expect(told.mock.calls).toEqual([[true], [false]]);

    const quiet = await openFilm();
    await quiet.unmount();
    expect(quiet.told).not.toHaveBeenCalled();
  });
});

describe('a film that cannot be played', () => {
  const sources = ['webm', 'mp4'].map((kind) => ({ address: `/nowhere/film.${kind}`, type: `video/${kind}` }));

  it('says so, and leads to the file', async () => {
    await render(area({ film: { ...FILM, sources } }));
    await tab('Video Demo').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The film cannot be played here.Open the file');
    await expect.element(page.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', FILM.file);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is not given up while another of its files can', async () => {
    await render(area({ film: { ...FILM, sources: [...sources.slice(1), ...FILM.sources] } }));
    await tab('Video Demo').click();
    await expect.poll(() => document.querySelector('video')?.readyState ?? 0, SLOW_MACHINE).toBeGreaterThan(0);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
