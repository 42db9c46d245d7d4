import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Booklet } from './booklet.tsx';

const render = (url: string | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Booklet url={url} />
    </MemoryRouter>,
  );

describe('the booklet of a deployment', () => {
  it('[BOOK-01] [BOOK-03] [RD-11] is the presentation that it names, embedded', () => {
    const html = render('https://slides.example/deck?id=7');
    expect(html).toContain('<iframe src="https://slides.example/deck?id=7"');
    expect(html).not.toContain('data-slide');
  });

  it('[BOOK-03] is ours where it names none', () => {
    expect(render(undefined)).not.toContain('<iframe');
  });

  it('[MISC-03] [RD-74] has the statement of every page either way', () => {
    for (const html of [render('https://slides.example/'), render(undefined)]) {
      expect(html).toContain('not a medical device');
    }
  });
});
