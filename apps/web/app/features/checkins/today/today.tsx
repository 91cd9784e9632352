import { getPartnerTodayOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { orderVenues } from './order-venues.ts';
import classes from './today.module.css';
import { TodayFigures } from './today-figures.tsx';
import { VenueOfToday } from './venue-of-today.tsx';

/** The most venues shown at once: what is below on the page must stay within reach. */
const SHOWN_VENUES = 4;

/** Today across the organisation's venues, each on its own local day; read again every minute. */
export default function Today() {
  const { t } = useTranslation('partner-today');
  const today = useQuery({ ...getPartnerTodayOptions(), staleTime: 0, refetchInterval: 60_000 });
  const [showsAll, setShowsAll] = useState(false);
  if (today.isPending) return <LoadingRows rows={4} height={88} />;
  if (!today.data) return <ErrorState error={today.error} onRetry={() => void today.refetch()} />;
  const venues = orderVenues(today.data.venues);
  if (venues.length === 0) return <p className={classes.note}>{t('noVenue')}</p>;
  const shown = showsAll ? venues : venues.slice(0, SHOWN_VENUES);
  return (
    <>
      <TodayFigures sum={today.data.sum} venues={venues} />
      <ul id="today-venues" className={classes.venues}>
        {shown.map((venue) => (
          <VenueOfToday
            key={venue.id}
            venue={venue}
            showsDate={venues.some(({ date }) => date !== venue.date)}
          />
        ))}
      </ul>
      {shown.length < venues.length && (
        <Action className={classes.more} onClick={() => setShowsAll(true)}>
          {t('showAll', { count: venues.length })}
        </Action>
      )}
      {today.data.more_venues && (
        <p className={classes.note}>{t('moreVenues', { count: venues.length })}</p>
      )}
    </>
  );
}
