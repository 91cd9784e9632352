import type { Booking } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BookNextBar } from '../features/bookings/book-next-bar.tsx';
import { BookSheet } from '../features/bookings/book-sheet.tsx';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { DaySchedule } from '../features/classes/day-schedule.tsx';
import { VenueMap } from '../features/explore/map/index.ts';
import { VenueAbout, VenueDetails, VenueInfo } from '../features/venues/venue-details.tsx';
import { VenueGone } from '../features/venues/venue-gone.tsx';
import { VenueHead } from '../features/venues/venue-head.tsx';
import { VenueHours } from '../features/venues/venue-hours.tsx';
import { VenuePlace } from '../features/venues/venue-place.tsx';
import { VenueTop } from '../features/venues/venue-top.tsx';
import { VenueTrainers } from '../features/venues/venue-trainers.tsx';
import { VenueVisits } from '../features/venues/venue-visits.tsx';
import { toLanguage } from '../locales/languages.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { toFailure } from '../ui/problem.ts';
import { useVenue } from './use-venue.ts';
import classes from './venue.module.css';
import { visitsHere, visitsOfMonth } from './venue-visits-of.ts';

export default function VenuePage() {
  const { id = '' } = useParams();
  const { i18n } = useTranslation();
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const { answer, venue, today, date, setDate, next, eligibility, membership, styleUrl } =
    useVenue(id);

  if (answer.isError)
    return (
      <main id="main" tabIndex={-1} className={classes.alone}>
        {toFailure(answer.error).status === 404 ? (
          <VenueGone />
        ) : (
          <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
        )}
      </main>
    );
  if (!venue)
    return (
      <main id="main" tabIndex={-1} className={classes.alone}>
        <LoadingRows rows={5} height={130} />
      </main>
    );

  const point = { lat: venue.latitude, lng: venue.longitude };
  const pin = { id: venue.id, name: venue.name, ...point, label: '', state: 'next' as const };
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <VenueTop venue={venue} />
      <div className={classes.body}>
        <div className={classes.head}>
          <VenueHead venue={venue} />
        </div>
        <div className={classes.schedule}>
          <VenueVisits
            here={visitsHere(eligibility, venue.visit_limit_per_month)}
            month={visitsOfMonth(membership)}
            zone={venue.time_zone}
          />
          <DaySchedule
            venueId={venue.id}
            date={date}
            today={today}
            onDate={setDate}
            onPick={setPicked}
          />
        </div>
        <div className={classes.story}>
          <VenueAbout venue={venue} />
          <VenueTrainers trainers={venue.trainers} />
          <VenueDetails venue={venue} />
        </div>
        <div className={classes.aside}>
          {next && eligibility?.allowed && (
            <div className={classes.next}>
              <BookNextBar session={next} eligibility={eligibility} onPick={setPicked} />
            </div>
          )}
          <VenueInfo venue={venue} />
          <VenueHours venue={venue} />
          <VenuePlace
            venue={venue}
            map={
              <VenueMap
                venues={[pin]}
                selectedId={venue.id}
                onSelect={() => undefined}
                center={point}
                zoom={13.4}
                language={toLanguage(i18n.language)}
                styleUrl={styleUrl}
              />
            }
          />
        </div>
      </div>
      <BookSheet
        session={picked}
        onClose={() => setPicked(null)}
        onLeave={(booking) => {
          setPicked(null);
          setLeaving(booking);
        }}
      />
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
    </main>
  );
}
