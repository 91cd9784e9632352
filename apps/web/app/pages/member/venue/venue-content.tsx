import type { Booking, Venue } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { BookNextClassBar } from '#features/bookings/book-sheet/book-next-class-bar.tsx';
import { DaySchedule } from '#features/classes/day-schedule.tsx';
import { VenueMap } from '#features/explore/map/canvas/index.ts';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { VenueAbout, VenueDetails, VenueInfo } from '#features/venues/details/venue-details.tsx';
import { VenueLocation } from '#features/venues/details/venue-location.tsx';
import { VenueTrainers } from '#features/venues/details/venue-trainers.tsx';
import { VisitsLeftSection } from '#features/venues/details/visits-left.tsx';
import { VenueBanner } from '#features/venues/header/venue-banner.tsx';
import { VenueHeader } from '#features/venues/header/venue-header.tsx';
import { ClosedNotice } from '#features/venues/opening-hours/closed-notice.tsx';
import { VenueHours } from '#features/venues/opening-hours/venue-hours.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import type { useVenue } from './use-venue.ts';
import classes from './venue.module.css';

// Loaded when the first class is selected; looking at the venue does not need them.
const BookSheet = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).BookSheet,
}));
const CancelSheet = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).CancelSheet,
}));

const VenueReviews = lazy(() => import('#features/reviews/venue-reviews.tsx'));

type VenueContentProps = Omit<ReturnType<typeof useVenue>, 'venue'> & { venue: Venue };

/** The venue page, composed of features. */
export function VenueContent({
  venue,
  visits,
  today,
  date,
  address,
  next,
  picked,
  styleUrl,
}: VenueContentProps) {
  const { translator } = useTranslation();
  const [bookingToCancel, setBookingToCancel] = useState<Booking | null>(null);
  const sheetsRequested = useHasBeenTrue(picked !== null);
  const point = { lat: venue.latitude, lng: venue.longitude };
  const pin = { id: venue.id, name: venue.name, ...point, label: '', state: 'next' as const };
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <VenueBanner venue={venue}>
        <FavouriteButton venueId={venue.id} name={venue.name} />
      </VenueBanner>
      <div className={classes.body}>
        <div className={classes.head}>
          <VenueHeader venue={venue} />
        </div>
        <div className={classes.schedule}>
          <VisitsLeftSection visits={visits} timeZone={venue.time_zone} />
          <DaySchedule
            venueId={venue.id}
            date={date}
            today={today}
            onDateChange={(day) => address.setDate(day === today ? null : day)}
            onSelect={address.pick}
            notice={<ClosedNotice venue={venue} date={date} />}
          />
        </div>
        <div className={classes.about}>
          <VenueAbout venue={venue} />
          <VenueTrainers venue={venue} />
          <VenueDetails venue={venue} />
        </div>
        <div className={classes.sidebar}>
          {next && (
            <div className={classes.next}>
              <BookNextClassBar {...next} onSelect={address.pick} />
            </div>
          )}
          <VenueInfo venue={venue} />
          <VenueHours venue={venue} />
          <VenueLocation
            venue={venue}
            map={
              <VenueMap
                venues={[pin]}
                selectedId={venue.id}
                onSelect={() => undefined}
                center={point}
                zoom={13.4}
                language={toLanguage(translator.language)}
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
      {sheetsRequested && (
        <Suspense>
          <BookSheet
            session={picked}
            closesOnBack={false}
            onClose={address.close}
            onCancel={(booking) => {
              address.close();
              setBookingToCancel(booking);
            }}
          />
          {/* Not before going back has closed the other sheet: it would close this one. */}
          <CancelSheet
            booking={picked ? null : bookingToCancel}
            onClose={() => setBookingToCancel(null)}
          />
        </Suspense>
      )}
    </main>
  );
}
