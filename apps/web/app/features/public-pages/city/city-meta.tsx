import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { publicOrigin } from '#ui/page/public-origin.ts';
import { StructuredData } from '#ui/page/structured-data.tsx';
import { breadcrumbData } from '../shared/breadcrumb-data.ts';

/** The metadata of a city's page for search engines and link previews. */
export function CityMeta({ page: { city, venues } }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  const path = `/cities/${city.slug}`;
  const title = t('city.title', { city: format.city(city.name) });
  const origin = publicOrigin();
  return (
    <>
      <title>{`${title} · Pulse`}</title>
      <PageMeta
        path={path}
        title={title}
        description={t('city.description', { city: format.city(city.name), count: city.venues })}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'ItemList',
              '@id': origin + path,
              name: title,
              numberOfItems: city.venues,
              itemListElement: venues.map(({ slug, name }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                url: `${origin}/venues/${slug}`,
              })),
            },
            breadcrumbData(
              [
                { path: '/cities', name: t('cities.name') },
                { path, name: format.city(city.name) },
              ],
              origin,
            ),
          ],
        }}
      />
    </>
  );
}
