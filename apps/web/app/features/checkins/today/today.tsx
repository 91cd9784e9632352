import { getPartnerTodayOptions, type PartnerToday } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
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
  return (
    <QueryContent
      query={today}
      loading={<LoadingRows rows={4} height={88} />}
      isEmpty={({ venues }) => venues.length === 0}
      empty={<Note>{t('noVenue')}</Note>}
    >
      {(data) => <TodayOfVenues today={data} />}
    </QueryContent>
  );
}

function TodayOfVenues({ today }: { today: PartnerToday }) {
  const { t } = useTranslation('partner-today');
  const [showsAll, setShowsAll] = useState(false);
  const venues = orderVenues(today.venues);
  const shown = showsAll ? venues : venues.slice(0, SHOWN_VENUES);
  return (
    <>
      <TodayFigures sum={today.sum} venues={venues} />
      <List id="today-venues">
        {shown.map((venue) => (
          <VenueOfToday
            key={venue.id}
            venue={venue}
            showsDate={venues.some(({ date }) => date !== venue.date)}
          />
        ))}
      </List>
      {shown.length < venues.length && (
        <Action className={classes.more} onClick={() => setShowsAll(true)}>
          {t('showAll', { count: venues.length })}
        </Action>
      )}
      {today.more_venues && <Note>{t('moreVenues', { count: venues.length })}</Note>}
    </>
  );
}
