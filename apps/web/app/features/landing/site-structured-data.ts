import { publicOrigin } from '#ui/page/public-origin.ts';

/** Returns the organisation and the site search as schema.org data for search engines. */
export function siteStructuredData(description: string): object {
  const origin = publicOrigin();
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Pulse',
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        description,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Pulse',
        url: `${origin}/`,
        inLanguage: ['en', 'fr', 'de'],
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/find?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
