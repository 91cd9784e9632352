import type { VenueSummary } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';

/** "Yoga and breathwork. Plus venue, Mar Mikhael": what one finds there and where it is. */
export function VenueSubtitle({ venue }: { venue: VenueSummary }) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const names = venue.activities.slice(0, 2).map((activity) => shared(`activity.${activity}`));
  const place = venue.district || venue.city;
  const where = venue.tier === 'plus' ? t('plusVenue', { place }) : place;
  return [useFormat().list(names), where].filter(Boolean).join('. ');
}
