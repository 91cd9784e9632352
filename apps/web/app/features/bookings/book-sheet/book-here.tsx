import type { Booking } from '@pulse/contract/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Heading } from '#ui/layout/heading.tsx';
import { CancelSheet } from '../cancel-sheet/cancel-sheet.tsx';
import { BookSession } from './book-session.tsx';
import classes from './book-sheet.module.css';
import { useBookSession } from './use-book-session.ts';

/** Books one class on a page instead of a sheet: it was chosen before, so one tap is enough. */
export function BookHere({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  const booking = useBookSession(sessionId);
  const [bookingToCancel, setBookingToCancel] = useState<Booking | null>(null);
  return (
    <section className={classes.here} aria-labelledby="book-here">
      <Heading size={2} id="book-here" className={classes.hereTitle}>
        {booking.title ?? booking.detail.data?.title ?? ''}
      </Heading>
      <BookSession
        {...booking}
        onClose={() => navigate('/app/explore')}
        onCancel={setBookingToCancel}
      />
      <CancelSheet booking={bookingToCancel} onClose={() => setBookingToCancel(null)} />
    </section>
  );
}
