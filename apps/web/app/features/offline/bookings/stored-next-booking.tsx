import { MINUTE } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Text } from '#ui/layout/text.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import { formatAsOf } from './format-as-of.ts';
import classes from './stored-bookings.module.css';
import { readStoredBookings } from './stored-bookings.ts';

/** Link to the next confirmed booking, from data stored on this device so that it works offline. */
export function StoredNextBooking({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const online = useOnline();
  const now = useNow(MINUTE);
  const stored = userId ? readStoredBookings(userId, now) : null;
  const next = stored?.items.find(({ status }) => status === 'confirmed');
  if (!stored || !next) return null;
  const timeZone = next.time_zone;
  return (
    <Link to="/app/bookings" className={classes.next}>
      <Text as="span" size="small" tone="quiet">
        {online ? t('next') : t('nextAsOf', { when: formatAsOf(stored.as_of, now, format) })}
      </Text>
      <strong className={classes.title}>
        {next.title}, {format.time(next.starts_at, timeZone)}
      </strong>
      <Text as="span" size="small" tone="quiet">
        {[format.date(next.starts_at, 'day', timeZone), next.venue.name].join(' · ')}
      </Text>
    </Link>
  );
}
