import { Button } from '@mantine/core';
import { type Booking, getBookingOptions, type OwnBooking } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import { cancellationKind } from '../../cancel-sheet/cancellation-kind.ts';
import { ClassCover } from '../../class-details/class-cover.tsx';
import { ClassDetails } from '../../class-details/class-details.tsx';
import { useAcceptOffer } from '../../held-place/use-accept-offer.ts';
import { BookingNote } from '../../list/booking-note.tsx';
import { BookingStatusMark } from '../../list/booking-status-mark.tsx';
import type { BookPanelProps } from '../book-panel-props.ts';
import classes from '../book-sheet.module.css';
import { SessionTimeAndPlace } from './session-time-and-place.tsx';

/** A session for which the member already has a booking: confirmed, held or waitlisted. */
export function OwnBookingPanel({ own, ...props }: BookPanelProps & { own: OwnBooking }) {
  const query = useQuery({ ...getBookingOptions({ path: { id: own.id } }), staleTime: 0 });
  return (
    <QueryContent query={query} loading={<LoadingRows rows={2} height={72} />}>
      {(booking) => <OwnBookingContent booking={booking} {...props} />}
    </QueryContent>
  );
}

type OwnBookingContentProps = Pick<BookPanelProps, 'session' | 'onCancel'> & { booking: Booking };

function OwnBookingContent({ booking, session, onCancel }: OwnBookingContentProps) {
  const { t } = useTranslation('bookings');
  const acceptOffer = useAcceptOffer();
  const navigate = useNavigate();
  const isWaitlisted = booking.status === 'waitlisted';
  const checkoutUrl = booking.checkout_url;
  const isOffer = booking.pending_for === 'offer';
  const isCancellable =
    (isWaitlisted || booking.status === 'pending' || booking.status === 'confirmed') &&
    Date.parse(session.starts_at) > Date.now();
  return (
    <Stack>
      <ClassCover session={session} />
      <SessionTimeAndPlace session={session} />
      <div>
        <BookingStatusMark booking={booking} />
      </div>
      <ClassDetails session={session} />
      <BookingNote booking={booking} />
      <Stack gap={3} className={classes.actions}>
        {isOffer && (
          <Button
            variant="offer"
            size="lg"
            loading={acceptOffer.isPending}
            onClick={() => acceptOffer.mutate({ path: { id: booking.id } })}
          >
            {t('action.accept')}
          </Button>
        )}
        {checkoutUrl && (
          <Button variant="filled" size="lg" onClick={() => navigateToUrl(checkoutUrl, navigate)}>
            {t('action.pay')}
          </Button>
        )}
        <div className={classes.buttonRow}>
          <Button
            component={Link}
            to={`/app/bookings?view=${isWaitlisted ? 'waitlisted' : 'upcoming'}`}
          >
            {t(isWaitlisted ? 'book.done.seeWaitlist' : 'book.done.see')}
          </Button>
          {booking.status === 'confirmed' && (
            <Button component={Link} to={`/app/series/${session.id}`}>
              {t('action.series')}
            </Button>
          )}
          {isCancellable && (
            <Button onClick={() => onCancel(booking)}>
              {t(`action.cancel.${cancellationKind(booking)}`)}
            </Button>
          )}
        </div>
      </Stack>
    </Stack>
  );
}
