import { PRODUCT_NAME, type PublicationId, publicationOf } from '@vayl/domain';
import type { MetaDescriptor } from 'react-router';
import type { FrontMatter } from '../../prose/front-matter.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { PagePath } from '../site/pages.ts';
import { SITE_URL } from '../site/settings.ts';
import { pictureOf } from '../site/site-address.ts';

/** What every page says of itself, and what search engines read about a paper: what it is, whose, and what it cites. */
export function paperMeta(
  path: PagePath,
  frontmatter: FrontMatter,
  references: readonly PublicationId[],
): MetaDescriptor[] {
  return [
    ...pageMeta(path),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: '/feed.xml',
      title: `${PRODUCT_NAME} papers`,
    },
    { tagName: 'link', rel: 'alternate', type: 'text/plain', href: `${path}.txt` },
    { tagName: 'link', rel: 'alternate', type: 'application/pdf', href: `${path}.pdf` },
    { 'script:ld+json': articleData(path, frontmatter, references) },
  ];
}

function articleData(path: PagePath, frontmatter: FrontMatter, references: readonly PublicationId[]): object {
  const { title, description, updated } = frontmatter;
  const us = { '@type': 'Organization', name: PRODUCT_NAME, url: `${SITE_URL}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url: `${SITE_URL}${path}`,
    mainEntityOfPage: `${SITE_URL}${path}`,
    image: `${SITE_URL}${pictureOf(path)}`,
    dateModified: updated,
    inLanguage: 'en',
    author: us,
    publisher: us,
    citation: references.map((id) => {
      const { title: name, authors: author, year, url } = publicationOf(id);
      return { '@type': 'ScholarlyArticle', name, author, datePublished: String(year), url };
    }),
  };
}
