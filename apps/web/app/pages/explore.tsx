import type { Booking } from '@pulse/contract/client';
import { useState } from 'react';
import { BookSheet } from '../features/bookings/book-sheet.tsx';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { Explore } from '../features/explore/explore.tsx';
import { FavouriteButton } from '../features/favourites/favourite-button.tsx';

export default function ExplorePage() {
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  const [leaving, setLeaving] = useState<Booking | null>(null);
  return (
    <>
      <Explore
        onPick={setPicked}
        heartOf={({ id, name }) => <FavouriteButton venueId={id} name={name} />}
      />
      <BookSheet
        session={picked}
        onClose={() => setPicked(null)}
        onLeave={(booking) => {
          setPicked(null);
          setLeaving(booking);
        }}
      />
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
