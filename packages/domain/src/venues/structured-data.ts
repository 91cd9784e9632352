import type { OpeningPeriod } from './opening-hours/opening-hours.ts';

/** What search engines read about a venue. */
export interface DescribedVenue {
  name: string;
  address: string;
  city: string;
  phone: string;
  website: string;
  latitude: number;
  longitude: number;
  activities: readonly string[];
  opening_hours: readonly OpeningPeriod[];
  rating: { count: number; average: number | null };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Whether a text, which a partner typed, is the address of a website and can be a link. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * A venue as schema.org data; `url` and `image` are complete addresses. A rating is included only
 * where there are reviews, because search engines refuse one without ratings.
 */
export function venueStructuredData(
  venue: DescribedVenue,
  page: { url: string; description: string; image: string | null },
): Record<string, unknown> {
  const { count, average } = venue.rating;
  return {
    // A spa is a health club for schema.org, every other venue a gym.
    '@type': venue.activities.includes('spa') ? 'HealthClub' : 'ExerciseGym',
    '@id': page.url,
    name: venue.name,
    description: page.description,
    url: page.url,
    ...(page.image && { image: page.image }),
    ...(venue.phone && { telephone: venue.phone }),
    ...(isWebAddress(venue.website) && { sameAs: venue.website }),
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
    ...(count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average,
        reviewCount: count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
