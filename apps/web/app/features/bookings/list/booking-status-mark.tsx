import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { cancelledByKey } from '../cancelled-by.ts';
import { bookingStatus } from '../texts/booking-status.ts';
import { useNowUntil } from '../use-now-until.ts';

/** The status of a booking as colour, icon and text. */
export function BookingStatusMark({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { t: tShared } = useTranslation();
  const format = useFormat();
  const { session, checked_in_at: checkedInAt } = booking;
  const endsAt = Date.parse(session.ends_at);
  const now = useNowUntil((at) => (at < endsAt ? endsAt : null));
  const state = bookingStatus(booking, now);
  if (state === 'arrived' && checkedInAt)
    return (
      <StatusBadge state="arrived">
        {tShared('status.arrived', { time: format.time(checkedInAt, session.time_zone) })}
      </StatusBadge>
    );
  if (state === 'cancelled')
    return <StatusBadge state="cancelled">{t(cancelledByKey(booking))}</StatusBadge>;
  return <StatusBadge state={state} />;
}
