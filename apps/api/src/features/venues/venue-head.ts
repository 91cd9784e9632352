import type { Deps } from '../../platform/deps.ts';
import type { PageHead, PageHeadSource } from '../../platform/http/page-head.ts';
import { mediaUrl } from './media-url.ts';
import { findPublishedVenue, type VenueRow } from './venues.store.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** What link previews show before they cut it themselves. */
const LONGEST_DESCRIPTION = 200;

/** Describes /app/venue/{id} of a published venue to link previews and search engines. */
export function venueHead({ db, clock, config }: Deps): PageHeadSource {
  return {
    path: /^app\/venue\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    async find(id) {
      const row = await findPublishedVenue(db, id, new Date(clock.now()));
      return row && headOf(row, config.publicUrl);
    },
  };
}

function headOf(venue: VenueRow, publicUrl: string): PageHead {
  const path = `/app/venue/${venue.id}`;
  const image = mediaUrl(venue.images[0]?.storage_key ?? null);
  const description = shorten(venue.description || `${venue.address}, ${venue.city}`);
  return {
    title: `${venue.name}, ${venue.city}`,
    description,
    path,
    image,
    structured: {
      '@context': 'https://schema.org',
      // Where people bathe and are treated is a health club; elsewhere they train.
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

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s\S*$/, '')}…`;
}
