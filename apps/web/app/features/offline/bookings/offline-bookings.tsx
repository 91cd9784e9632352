import { MINUTE } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { formatAsOf } from './format-as-of.ts';
import classes from './offline-bookings.module.css';
import { readStoredBookings, type StoredBooking } from './stored-bookings.ts';

/** The member's next bookings as last fetched from the server, with the time of that fetch. */
export function OfflineBookings({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const now = useNow(MINUTE);
  const stored = userId ? readStoredBookings(userId, now) : null;
  if (!stored) return <p className={classes.text}>{t('bookings.nothingStored')}</p>;
  const when = formatAsOf(stored.as_of, now, format);
  return (
    <>
      <p className={classes.text}>{t('bookings.asOf', { when })}</p>
      {stored.items.length === 0 ? (
        <p className={classes.text}>{t('bookings.none')}</p>
      ) : (
        <ul className={classes.list}>
          {stored.items.map((booking) => (
            <StoredBookingRow key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </>
  );
}

function StoredBookingRow({ booking }: { booking: StoredBooking }) {
  const format = useFormat();
  const timeZone = booking.time_zone;
  return (
    <li className={classes.row}>
      <p>
        <span className={classes.time}>{format.time(booking.starts_at, timeZone)}</span>
        <span className={classes.day}>{format.date(booking.starts_at, 'day', timeZone)}</span>
      </p>
      <div>
        <h2 className={classes.title}>{booking.title}</h2>
        <p className={classes.place}>
          {[booking.venue.name, booking.venue.area].filter(Boolean).join(', ')}
        </p>
        <StatusBadge state={statusMarkState(booking)} />
      </div>
    </li>
  );
}

function statusMarkState({ status, pending_for }: StoredBooking) {
  if (status === 'confirmed' || status === 'waitlisted') return status;
  if (status === 'pending') return pending_for === 'payment' ? 'payment' : 'offered';
  return 'to_come';
}
