import type { Booking, SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Explore } from '../features/explore/explore.tsx';
import { FavouriteButton } from '../features/favourites/favourite-button.tsx';

// Fetched when the first class is tapped: looking around needs none of it.
const BookSheet = lazy(async () => ({
  default: (await import('../features/bookings/book-sheet.tsx')).BookSheet,
}));
const CancelSheet = lazy(async () => ({
  default: (await import('../features/bookings/cancel-sheet.tsx')).CancelSheet,
}));

const heartOf = ({ id, name }: VenueSummary) => <FavouriteButton venueId={id} name={name} />;

export default function ExplorePage() {
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const [wanted, setWanted] = useState(false);
  const pick = useCallback((session: SessionAtVenue) => {
    setWanted(true);
    setPicked(session);
  }, []);
  return (
    <>
      <Explore onPick={pick} heartOf={heartOf} />
      {wanted && (
        <Suspense>
          <BookSheet
            session={picked}
            onClose={() => setPicked(null)}
            onLeave={(booking) => {
              setPicked(null);
              setLeaving(booking);
            }}
          />
          <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  );
}
