import type { TouchedBooking } from '@pulse/contract/client';
import { useId } from 'react';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './touched-bookings.module.css';

interface TouchedBookingsProps {
  /** What happens to these bookings. */
  title: string;
  bookings: readonly TouchedBooking[];
}

/** The bookings that a change of the membership concerns; nothing where there are none. */
export function TouchedBookings({ title, bookings }: TouchedBookingsProps) {
  const heading = useId();
  const format = useFormat();
  if (bookings.length === 0) return null;
  return (
    <Stack gap={2} className={classes.touched}>
      <Text id={heading} strong>
        {title}
      </Text>
      <List aria-labelledby={heading} className={classes.list}>
        {bookings.map(({ booking_id, title: name, venue_name, starts_at, time_zone }) => (
          <ListItem key={booking_id} gap={1} space={3}>
            <strong>{name}</strong>
            <Note as="span">
              {format.date(starts_at, 'day', time_zone)}, {format.time(starts_at, time_zone)},{' '}
              {venue_name}
            </Note>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
