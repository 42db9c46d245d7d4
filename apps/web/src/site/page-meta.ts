import { PRODUCT_NAME } from '@vayl/domain';
import type { MetaDescriptor } from 'react-router';
import { PAGES, type PagePath, type SitePage } from './pages.ts';
import { SITE_URL } from './settings.ts';
import { pictureOf } from './site-address.ts';

/** Title, description and what others show when somebody shares the address. */
export function pageMeta(path: PagePath): MetaDescriptor[] {
  const page: SitePage = PAGES[path];
  return [...describe(page), ...(page.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }])];
}

/** The landing page where nothing else is: the same words, listed only under its own address. */
export function unmatchedMeta(): MetaDescriptor[] {
  return [...describe(PAGES['/']), { name: 'robots', content: 'noindex' }];
}

function describe({ path, title, description, isIndexed }: SitePage): MetaDescriptor[] {
  const address = `${SITE_URL}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${SITE_URL}${pictureOf(isIndexed ? path : '/')}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
