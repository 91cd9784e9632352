import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { publicOrigin } from '#ui/page/public-origin.ts';
import { StructuredData } from '#ui/page/structured-data.tsx';
import { breadcrumbData } from '../shared/breadcrumb-data.ts';
import { venueData } from './venue-data.ts';

/** The metadata of a venue's page for search engines and link previews. */
export function VenueMeta({ page }: { page: VenuePage }) {
  const { t } = useTranslation('public-pages');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { venue, slug, city_slug } = page;
  const path = `/venues/${slug}`;
  const city = format.city(venue.city);
  const title = `${venue.name}, ${city}`;
  const activities = venue.activities.slice(0, 3).map((name) => shared(`activity.${name}`));
  const description = t('venue.description', {
    what: format.list(activities) || venue.name,
    where: venue.district && venue.district !== venue.city ? `${venue.district}, ${city}` : city,
  });
  const above = [
    { path: '/cities', name: t('cities.name') },
    ...(city_slug ? [{ path: `/cities/${city_slug}`, name: city }] : []),
  ];
  return (
    <>
      <title>{`${title} · Pulse`}</title>
      <PageMeta path={path} title={title} description={description} image={venue.cover_url} />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@graph': [
            venueData(page, publicOrigin(), description),
            breadcrumbData([...above, { path, name: venue.name }], publicOrigin()),
          ],
        }}
      />
    </>
  );
}
