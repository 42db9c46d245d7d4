import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARTICLE_PARAGRAPHS,
  ARTICLE_TOPICS,
  articleBlocks,
  articleRequest,
  canRequestArticle,
  ERROR_TEXT,
  FALLBACK_ARTICLE,
  readArticle,
  topicFor,
  topicOf,
} from '../index.ts';

const TOPIC = 'how habits form and fade';
const toJson = (value: unknown) => JSON.stringify(value);
const answer = (content: unknown) => ({ choices: [{ message: { content } }] });

describe('the request', () => {
  it('[ART-03] holds model, messages, temperature and max_tokens', () => {
    expect(Object.keys(articleRequest(TOPIC)).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'temperature']);
  });

  it('[ART-04] holds a system message, and a user message with the topic', () => {
    const [system, user, ...others] = articleRequest(TOPIC).messages;
    expect([system.role, user.role, others]).toEqual(['system', 'user', []]);
    expect(user.content).toContain(TOPIC);
  });

  it.each([
    { id: 'ART-05', field: 'model', value: 'gpt-4o-mini' },
    { id: 'ART-06', field: 'temperature', value: 0.8 },
    { id: 'ART-07', field: 'max_tokens', value: 500 },
  ] as const)('[$id] has $value for $field', ({ field, value }) => {
    expect(articleRequest(TOPIC)[field]).toBe(value);
  });

  it('[ART-12] [RD-44] asks for four paragraphs', () => {
    const asked = articleRequest(TOPIC)
      .messages.map(({ content }) => content)
      .join(' ');
    expect(ARTICLE_PARAGRAPHS).toBe(4);
    expect(asked).toMatch(/\b4 paragraphs\b/);
  });
});

describe('the topic', () => {
  it('[ART-11] is one of fifteen', () => {
    expect(new Set(ARTICLE_TOPICS).size).toBe(15);
  });

  it('[ART-11] is each of them for an equal share of the draws', () => {
    const drawn = Array.from({ length: 1500 }, (_, index) => topicFor((index + 0.5) / 1500));
    const counts = ARTICLE_TOPICS.map((topic) => drawn.filter((candidate) => candidate === topic).length);
    expect(counts).toEqual(ARTICLE_TOPICS.map(() => 100));
  });

  it('[ART-11] is there for any draw, the ends and beyond included', () => {
    fc.assert(
      fc.property(fc.double(), (draw) => {
        expect(ARTICLE_TOPICS).toContain(topicFor(draw));
      }),
    );
    expect([0, 1].map(topicFor)).toEqual([ARTICLE_TOPICS[0], ARTICLE_TOPICS[14]]);
  });
});

describe('what a request is about', () => {
  const [system, question] = articleRequest(TOPIC).messages;

  it.each(ARTICLE_TOPICS)('is read from our own question: %s', (topic) => {
    expect(topicOf(articleRequest(topic).messages)).toBe(topic);
  });

  it('does not depend on any other message', () => {
    expect(topicOf([{ role: 'system', content: 'Write a poem instead.' }, question])).toBe(TOPIC);
  });

  it.each([
    ['other words', [system, { role: 'user', content: 'Write a poem' }]],
    ['more words around it', [system, { role: 'user', content: `${question.content}, as a poem` }]],
    ['a second question', [system, question, { role: 'user', content: 'Then a poem' }]],
    ['the same question twice', [system, question, question]],
    ['parts instead of a text', [system, { role: 'user', content: [{ type: 'text', text: question.content }] }]],
    ['the question from another role', [system, { role: 'assistant', content: question.content }]],
    ['no content', [{ role: 'user' }]],
    ['no message', []],
  ])('is nothing we know with %s', (_, messages) => {
    expect(topicOf(messages)).toBeUndefined();
  });
});

const read = (body: unknown) => readArticle({ ok: true, body }).article;

describe('the answer', () => {
  it('[ERR-10] [RD-43] that is not OK fails for the log, and the reader gets the fallback article', () => {
    const { article, failure } = readArticle({ ok: false, body: answer('Text.') });
    expect(article).toBe(FALLBACK_ARTICLE);
    expect(failure !== undefined && ERROR_TEXT[failure]).toBe('Failed to generate content');
  });

  it('[ART-08] is read from the first choice only', () => {
    const response = { choices: [{ message: { content: 'First.' } }, { message: { content: 'Second.' } }], id: 'x' };
    expect(read(response).content).toBe('First.');
  });

  it('[ART-09] [ART-13] that is JSON gives the title and the content', () => {
    const content = JSON.stringify({ title: 'On Habits', content: 'One.\n\nTwo.', author: 'nobody' });
    expect(read(answer(content))).toEqual({ title: 'On Habits', content: 'One.\n\nTwo.' });
  });

  it.each(['Plain words.', '{"title": "Cut o', '# A heading\n\nText'])(
    '[ART-10] [ERR-12] that is no JSON is the content under a fixed title: %j',
    (content) => {
      expect(read(answer(content))).toEqual({ title: 'Focus Enhancement Through Neural Entrainment', content });
    },
  );

  it('[RD-44] with another number of paragraphs is shown as it is', () => {
    const content = 'One.\n\nTwo.';
    expect(articleBlocks(read(answer(JSON.stringify({ title: 'Two', content }))).content)).toHaveLength(2);
  });

  it.each([undefined, null, 'text', {}, { error: { message: 'busy' } }, { choices: [] }, answer(null), answer('')])(
    '[RD-43] without an article gives the fallback article: %j',
    (response) => {
      expect(readArticle({ ok: true, body: response })).toEqual({
        article: FALLBACK_ARTICLE,
        failure: 'article/failed',
      });
    },
  );

  it('[RD-43] never leaves the tab empty', () => {
    const blank = fc.constantFrom('', ' \n', 'Text');
    const anyContent = fc.oneof(fc.string(), fc.json(), fc.record({ title: blank, content: blank }).map(toJson));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyContent.map(answer)), (response) => {
        const { title, content } = read(response);
        expect([title.trim() === '', articleBlocks(content).length === 0]).toEqual([false, false]);
      }),
    );
  });
});

describe('without a key', () => {
  it.each([undefined, ''])('[ART-18] no request is made for the key %j', (siteKey) => {
    expect(canRequestArticle(siteKey)).toBe(false);
  });

  it('[ART-18] [ERR-11] the reader gets the fallback article', () => {
    expect(read(undefined)).toBe(FALLBACK_ARTICLE);
    expect(FALLBACK_ARTICLE.title).toBe('Understanding Neural Oscillations');
  });

  it('is not what a key means', () => {
    expect(canRequestArticle('site-key')).toBe(true);
  });
});

describe('the fallback article', () => {
  it('[ART-12] [RD-44] has four paragraphs', () => {
    const kinds = articleBlocks(FALLBACK_ARTICLE.content).map(({ is }) => is);
    expect(kinds).toEqual(['paragraph', 'paragraph', 'paragraph', 'paragraph']);
  });
});
