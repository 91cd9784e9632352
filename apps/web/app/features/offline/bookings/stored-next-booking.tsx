import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { useOnline } from '../../../ui/network/use-online.ts';
import { formatAsOf } from './format-as-of.ts';
import { readStoredBookings } from './stored-bookings.ts';
import classes from './stored-next-booking.module.css';

const MINUTE_MS = 60_000;

/** What the member most likely shows the code for; from this device, so that it needs no network. */
export function StoredNextBooking({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const online = useOnline();
  const now = useNow(MINUTE_MS);
  const stored = userId ? readStoredBookings(userId, now) : null;
  const next = stored?.items.find(({ status }) => status === 'confirmed');
  if (!stored || !next) return null;
  const zone = next.time_zone;
  return (
    <Link to="/app/bookings" className={classes.next}>
      <span className={classes.above}>
        {online ? t('next') : t('nextAsOf', { when: formatAsOf(stored.as_of, now, format) })}
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
