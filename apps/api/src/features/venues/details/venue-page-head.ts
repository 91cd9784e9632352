import type { Deps } from '../../../platform/deps.ts';
import type { PageHead, PageHeadSource } from '../../../platform/http/web-app/page-head.ts';
import { largeImageUrl } from '../images/present-venue-images.ts';
import { findPublishedVenue, type VenueRow } from './venue-details.store.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** What link previews show before they cut it themselves. */
const MAX_DESCRIPTION_LENGTH = 200;

/** Describes /app/venue/{id} of a published venue for link previews and search engines. */
export function venuePageHead({ db, clock, config }: Deps): PageHeadSource {
  return {
    path: /^app\/venue\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    async find(id) {
      const row = await findPublishedVenue(db, id, new Date(clock.now()));
      return row && describeVenue(row, config.publicUrl);
    },
  };
}

function describeVenue(venue: VenueRow, publicUrl: string): PageHead {
  const path = `/app/venue/${venue.id}`;
  const image = largeImageUrl(venue.images[0]?.storage_key ?? null);
  const description = truncate(venue.description || `${venue.address}, ${venue.city}`);
  return {
    title: `${venue.name}, ${venue.city}`,
    description,
    path,
    image,
    structuredData: {
      '@context': 'https://schema.org',
      // A spa is a health club for schema.org, every other venue a gym.
      '@type': venue.activities.includes('spa') ? 'HealthClub' : 'ExerciseGym',
      '@id': publicUrl + path,
      name: venue.name,
      description,
      url: publicUrl + path,
      ...(image && { image: publicUrl + image }),
      ...(venue.phone && { telephone: venue.phone }),
      ...(venue.website && { sameAs: venue.website }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.address,
        addressLocality: venue.city,
      },
      geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
      openingHoursSpecification: venue.opening_hours.map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${WEEKDAYS[weekday - 1]}`,
        opens,
        closes,
      })),
      ...(venue.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: venue.rating.average,
          reviewCount: venue.rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  };
}

function truncate(text: string): string {
  const singleLine = text.replace(/\s+/g, ' ').trim();
  if (singleLine.length <= MAX_DESCRIPTION_LENGTH) return singleLine;
  return `${singleLine.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s\S*$/, '')}…`;
}
