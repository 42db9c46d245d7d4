import { PRODUCT_NAME } from '@vayl/domain';
import type { PaperChange } from '../content/paper-changes.content.ts';
import type { SitePage } from '../src/site/pages.ts';

export interface FeedQuestion {
  readonly siteUrl: string;
  readonly changes: readonly PaperChange[];
  readonly pages: readonly SitePage[];
}

/** The papers' changes, newest first, as an Atom feed. */
export function feed({ siteUrl, changes, pages }: FeedQuestion): string {
  const newest = changes[0]?.date ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${PRODUCT_NAME}: changes to the whitepapers</title>`,
    `  <id>${siteUrl}/feed.xml</id>`,
    `  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${siteUrl}/"/>`,
    `  <author><name>${PRODUCT_NAME}</name></author>`,
    `  <updated>${moment(newest)}</updated>`,
    ...changes.map((change) => entry(siteUrl, change, titleOf(change, pages))),
    '</feed>',
    '',
  ].join('\n');
}

function entry(siteUrl: string, { path, date, text }: PaperChange, title: string): string {
  return [
    '  <entry>',
    `    <title>${escaped(title)}</title>`,
    `    <id>${siteUrl}${path}#${date}</id>`,
    `    <link rel="alternate" type="text/html" href="${siteUrl}${path}"/>`,
    `    <updated>${moment(date)}</updated>`,
    `    <summary>${escaped(text)}</summary>`,
    '  </entry>',
  ].join('\n');
}

function titleOf({ path }: PaperChange, pages: readonly SitePage[]): string {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page.title.split(' — ')[0] ?? page.title;
}

function moment(date: string): string {
  return `${date}T00:00:00Z`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
