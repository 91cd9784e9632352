import type { VenuePage } from '@pulse/contract/client';
import { venueStructuredData } from '@pulse/domain';
import { amountOf } from '#ui/format/formatter.ts';

/** Returns a venue as schema.org data with what its classes cost; `origin` is that of the product. */
export function venueData(
  { venue, slug, drop_in }: VenuePage,
  origin: string,
  description: string,
): object {
  return {
    ...venueStructuredData(venue, {
      url: `${origin}/venues/${slug}`,
      description: venue.description || description,
      image: venue.cover_url && origin + venue.cover_url,
    }),
    ...(drop_in && {
      makesOffer: {
        '@type': 'AggregateOffer',
        lowPrice: amountOf(drop_in.lowest),
        highPrice: amountOf(drop_in.highest),
        priceCurrency: drop_in.lowest.currency,
      },
    }),
  };
}
