import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../ui/format/use-format.ts';
import { useNow } from '../../ui/use-now.ts';
import { useOnline } from '../../ui/use-online.ts';
import { asOf } from './as-of.ts';
import classes from './next-booking-kept.module.css';
import { readStoredBookings } from './stored-bookings.ts';

const minute = 60_000;

/** What the member most likely shows the code for; from this device, so that it needs no network. */
export function NextBookingKept({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const online = useOnline();
  const now = useNow(minute);
  const kept = userId ? readStoredBookings(userId, now) : null;
  const next = kept?.items.find(({ status }) => status === 'confirmed');
  if (!kept || !next) return null;
  const zone = next.time_zone;
  return (
    <Link to="/app/bookings" className={classes.next}>
      <span className={classes.above}>
        {online ? t('next') : t('nextAsOf', { when: asOf(kept.as_of, now, format) })}
      </span>
      <strong className={classes.title}>
        {next.title}, {format.time(next.starts_at, zone)}
      </strong>
      <span className={classes.above}>
        {[format.date(next.starts_at, 'day', zone), next.venue.name].join(' · ')}
      </span>
    </Link>
  );
}
