import type { MetaDescriptor } from 'react-router';

/** Questions and answers of a page, as search engines read them. The same words stand on the page. */
export function questionData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  };
}
