import type { CityPage, ListPublicCitiesResponse, VenuePage } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { CitiesPageContent } from '#features/public-pages/city/cities-page-content.tsx';
import { CityPageContent } from '#features/public-pages/city/city-page-content.tsx';
import { VenuePageContent } from '#features/public-pages/venue/venue-page-content.tsx';
import { translator } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { loadAllTexts } from '#locales/server-texts.ts';
import { drawingOf } from './city-drawings.ts';

loadAllTexts();

/** A public page with what it shows, as the API sends it. */
type PublicPageContent =
  | { page: 'venue'; data: VenuePage }
  | { page: 'city'; data: CityPage }
  | { page: 'cities'; data: ListPublicCitiesResponse };

type RenderRequest = PublicPageContent & {
  /** From the root. */
  path: string;
  language: string;
};

/**
 * Renders a public page for the server, which puts the head and the body into the page's template.
 * React escapes every text in it. The translator is shared: nothing may wait between choosing the
 * language and the end of the rendering.
 */
export function renderPublicPage(request: RenderRequest): { head: string; body: string } {
  translator.language = toLanguage(request.language);
  const html = renderToString(
    <html lang={request.language}>
      <head />
      <body>
        <StaticRouter location={request.path}>{contentOf(request)}</StaticRouter>
      </body>
    </html>,
  );
  const [, head = '', body = ''] = /<head>(.*?)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  return { head, body };
}

function contentOf(content: PublicPageContent): ReactNode {
  switch (content.page) {
    case 'venue': {
      const { venue, city_slug } = content.data;
      return <VenuePageContent page={content.data} drawing={drawingOf(city_slug, venue)} />;
    }
    case 'city': {
      const { city } = content.data;
      return <CityPageContent page={content.data} drawing={drawingOf(city.slug, city)} />;
    }
    case 'cities':
      return <CitiesPageContent cities={content.data.items} />;
  }
}
