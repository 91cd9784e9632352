import { MINUTE } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { formatAsOf } from './format-as-of.ts';
import classes from './stored-bookings.module.css';
import { readStoredBookings, type StoredBooking } from './stored-bookings.ts';

/** The member's next bookings as last fetched from the server, with the time of that fetch. */
export function OfflineBookings({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const now = useNow(MINUTE);
  const stored = userId ? readStoredBookings(userId, now) : null;
  if (!stored)
    return (
      <Text size="lead" prose>
        {t('bookings.nothingStored')}
      </Text>
    );
  const when = formatAsOf(stored.as_of, now, format);
  return (
    <>
      <Text size="lead" prose>
        {t('bookings.asOf', { when })}
      </Text>
      {stored.items.length === 0 ? (
        <Text size="lead" prose>
          {t('bookings.none')}
        </Text>
      ) : (
        <List ruled className={classes.list}>
          {stored.items.map((booking) => (
            <StoredBookingRow key={booking.id} booking={booking} />
          ))}
        </List>
      )}
    </>
  );
}

function StoredBookingRow({ booking }: { booking: StoredBooking }) {
  const format = useFormat();
  const timeZone = booking.time_zone;
  return (
    <ListItem className={classes.row}>
      <p>
        <span className={classes.time}>{format.time(booking.starts_at, timeZone)}</span>
        <Text as="span" size="small" tone="quiet">
          {format.date(booking.starts_at, 'day', timeZone)}
        </Text>
      </p>
      <Stack gap={1}>
        <Heading size={4}>{booking.title}</Heading>
        <Text tone="quiet">
          {[booking.venue.name, format.city(booking.venue.area)].filter(Boolean).join(', ')}
        </Text>
        <span>
          <StatusBadge state={statusMarkState(booking)} />
        </span>
      </Stack>
    </ListItem>
  );
}

function statusMarkState({ status, pending_for }: StoredBooking) {
  if (status === 'confirmed' || status === 'waitlisted') return status;
  if (status === 'pending') return pending_for === 'payment' ? 'payment' : 'offered';
  return 'to_come';
}
