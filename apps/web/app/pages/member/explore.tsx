import type { Booking, SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Explore } from '#features/explore/explore.tsx';
import { type FirstPick, takeFirstPick } from '#features/explore/first-rows/first-pick.ts';
import { venueListTried } from '#features/explore/results/search-results.tsx';
import { afterPaint } from '#ui/page/after-paint.ts';

// Loaded when the first class is selected; browsing does not need them.
const BookSheet = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).BookSheet,
}));
const CancelSheet = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).CancelSheet,
}));

// Loaded once the first rows are shown, which on a slow network would otherwise wait for it.
const FavouriteButton = lazy(async () => {
  await afterPaint();
  return {
    default: (await import('#features/favourites/favourite-button.tsx')).FavouriteButton,
  };
});

const renderFavouriteButton = ({ id, name }: VenueSummary) => (
  <Suspense>
    <FavouriteButton venueId={id} name={name} />
  </Suspense>
);

// It loads at the same time as this page, which is drawn with its first rows.
await venueListTried;

export default function ExplorePage() {
  const [picked, setPicked] = useState<FirstPick | null>(takeFirstPick);
  const [bookingToCancel, setBookingToCancel] = useState<Booking | null>(null);
  const [sheetsRequested, setSheetsRequested] = useState(picked !== null);
  const pick = useCallback((session: SessionAtVenue) => {
    setSheetsRequested(true);
    setPicked(session);
  }, []);
  return (
    <>
      <Explore onPick={pick} renderFavouriteButton={renderFavouriteButton} />
      {sheetsRequested && (
        <Suspense>
          <BookSheet
            session={picked}
            onClose={() => setPicked(null)}
            onCancel={(booking) => {
              setPicked(null);
              setBookingToCancel(booking);
            }}
          />
          <CancelSheet booking={bookingToCancel} onClose={() => setBookingToCancel(null)} />
        </Suspense>
      )}
    </>
  );
}
