import { Button } from '@mantine/core';
import { getBookingOptions, type OwnBooking } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { goToAddress } from '../../ui/go-to-address.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { BookLead } from './book-lead.tsx';
import type { BookPanelProps } from './book-panel-props.ts';
import classes from './book-sheet.module.css';
import { BookingNote } from './booking-note.tsx';
import { BookingState } from './booking-state.tsx';
import { leaveOf } from './leave-of.ts';
import { useTakeHeldPlace } from './use-take-held-place.ts';

/** A session in which the reader has a place already, or one held, or one in line. */
export function BookOwnPlace({ session, own, onLeave }: BookPanelProps & { own: OwnBooking }) {
  const { t } = useTranslation('bookings');
  const take = useTakeHeldPlace();
  const navigate = useNavigate();
  const answer = useQuery({ ...getBookingOptions({ path: { id: own.id } }), staleTime: 0 });
  if (answer.isPending) return <LoadingRows rows={2} height={72} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => answer.refetch()} />;
  const mine = answer.data;
  const waits = mine.status === 'waitlisted';
  const payAt = mine.checkout_url;
  const offered = mine.pending_for === 'offer';
  const open = waits || mine.status === 'pending' || mine.status === 'confirmed';
  return (
    <div className={classes.panel}>
      <BookLead session={session} />
      <div>
        <BookingState booking={mine} />
      </div>
      <BookingNote booking={mine} />
      <div className={classes.actions}>
        {offered && (
          <Button
            variant="offer"
            size="lg"
            loading={take.isPending}
            onClick={() => take.mutate({ path: { id: mine.id } })}
          >
            {t('action.take')}
          </Button>
        )}
        {payAt && (
          <Button variant="filled" size="lg" onClick={() => goToAddress(payAt, navigate)}>
            {t('action.pay')}
          </Button>
        )}
        <div className={classes.pair}>
          <Button component={Link} to={`/app/bookings?view=${waits ? 'waitlisted' : 'upcoming'}`}>
            {t(waits ? 'book.done.seeLine' : 'book.done.see')}
          </Button>
          {open && (
            <Button onClick={() => onLeave(mine)}>{t(`action.leave.${leaveOf(mine)}`)}</Button>
          )}
        </div>
      </div>
    </div>
  );
}
