import type { Booking, Venue } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookNextBar } from '../features/bookings/book-next-bar.tsx';
import { BookSheet } from '../features/bookings/book-sheet.tsx';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { DaySchedule } from '../features/classes/day-schedule.tsx';
import { VenueMap } from '../features/explore/map/index.ts';
import { FavouriteButton } from '../features/favourites/favourite-button.tsx';
import { ClosedNotice } from '../features/venues/closed-notice.tsx';
import { VenueAbout, VenueDetails, VenueInfo } from '../features/venues/venue-details.tsx';
import { VenueHead } from '../features/venues/venue-head.tsx';
import { VenueHours } from '../features/venues/venue-hours.tsx';
import { VenuePlace } from '../features/venues/venue-place.tsx';
import { VenueTop } from '../features/venues/venue-top.tsx';
import { VenueTrainers } from '../features/venues/venue-trainers.tsx';
import { VenueVisits } from '../features/venues/venue-visits.tsx';
import { toLanguage } from '../locales/languages.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import type { useVenue } from './use-venue.ts';
import classes from './venue.module.css';

const VenueReviews = lazy(() => import('../features/reviews/venue-reviews.tsx'));

type VenueWholeProps = Omit<ReturnType<typeof useVenue>, 'venue'> & { venue: Venue };

/** A venue with everything of it, composed of its features. */
export function VenueWhole({
  venue,
  visits,
  today,
  date,
  address,
  next,
  picked,
  styleUrl,
}: VenueWholeProps) {
  const { i18n } = useTranslation();
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const point = { lat: venue.latitude, lng: venue.longitude };
  const pin = { id: venue.id, name: venue.name, ...point, label: '', state: 'next' as const };
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <VenueTop venue={venue}>
        <FavouriteButton venueId={venue.id} name={venue.name} />
      </VenueTop>
      <div className={classes.body}>
        <div className={classes.head}>
          <VenueHead venue={venue} />
        </div>
        <div className={classes.schedule}>
          <VenueVisits visits={visits} zone={venue.time_zone} />
          <DaySchedule
            venueId={venue.id}
            date={date}
            today={today}
            onDate={(day) => address.setDate(day === today ? null : day)}
            onPick={address.pick}
            notice={<ClosedNotice venue={venue} date={date} />}
          />
        </div>
        <div className={classes.story}>
          <VenueAbout venue={venue} />
          <VenueTrainers venue={venue} />
          <VenueDetails venue={venue} />
        </div>
        <div className={classes.aside}>
          {next && (
            <div className={classes.next}>
              <BookNextBar {...next} onPick={address.pick} />
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
        <div className={classes.reviews}>
          <Suspense fallback={<LoadingRows rows={4} height={110} />}>
            <VenueReviews venue={venue} />
          </Suspense>
        </div>
      </div>
      <BookSheet
        session={picked}
        onClose={address.close}
        onLeave={(booking) => {
          address.close();
          setLeaving(booking);
        }}
      />
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
    </main>
  );
}
