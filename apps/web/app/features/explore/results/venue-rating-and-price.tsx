import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { lowestPrice } from './lowest-price.ts';
import classes from './results.module.css';

interface VenueRatingAndPriceProps {
  venue: VenueSummary;
  sessions: readonly SessionAtVenue[];
}

/** What a venue is chosen by: its rating, and that it needs Plus or else the lowest price without a plan. */
export function VenueRatingAndPrice({ venue, sessions }: VenueRatingAndPriceProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { rating, tier } = venue;
  const price = tier === 'plus' ? null : lowestPrice(sessions);
  if (rating.average === null && tier === 'standard' && !price) return null;
  const average =
    rating.average !== null &&
    format.number(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <List className={classes.facts}>
      {average && (
        <li>
          <IconStarFilled size={14} aria-hidden="true" />
          <span aria-hidden="true">
            <strong>{average}</strong> ({format.number(rating.count)})
          </span>
          <span className="visually-hidden">{t('rating', { average, count: rating.count })}</span>
        </li>
      )}
      {tier === 'plus' && <li className={classes.tier}>{t('tierPlus')}</li>}
      {price && <li>{t('priceFrom', { price: format.money(price) })}</li>}
    </List>
  );
}
