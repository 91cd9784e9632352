import { venueStructuredData } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { PageHead, PageHeadSource } from '../../../platform/http/web-app/page-head.ts';
import { largeImageUrl } from '../images/present-venue-images.ts';
import { findPageVenue } from '../public-pages/page-slugs.store.ts';
import { findPublishedVenue, type VenueRow } from './venue-details.store.ts';

/** What link previews show before they cut it themselves. */
const MAX_DESCRIPTION_LENGTH = 200;

/**
 * Describes /app/venue/{id} of a published venue for link previews and search engines, which it
 * sends to the venue's public page.
 */
export function venuePageHead({ db, clock, config }: Deps): PageHeadSource {
  return {
    path: /^app\/venue\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    async find(id) {
      const [row, found] = await Promise.all([
        findPublishedVenue(db, id, new Date(clock.now())),
        findPageVenue(db, id),
      ]);
      return row && found && describeVenue(row, `/venues/${found.slug}`, config.publicUrl);
    },
  };
}

function describeVenue(venue: VenueRow, path: string, publicUrl: string): PageHead {
  const image = largeImageUrl(venue.images[0]?.storage_key ?? null);
  const description = truncate(venue.description || `${venue.address}, ${venue.city}`);
  return {
    title: `${venue.name}, ${venue.city}`,
    description,
    path,
    image,
    structuredData: {
      '@context': 'https://schema.org',
      ...venueStructuredData(venue, {
        url: publicUrl + path,
        description,
        image: image && publicUrl + image,
      }),
    },
  };
}

function truncate(text: string): string {
  const singleLine = text.replace(/\s+/g, ' ').trim();
  if (singleLine.length <= MAX_DESCRIPTION_LENGTH) return singleLine;
  return `${singleLine.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s\S*$/, '')}…`;
}
