import { Button } from '@mantine/core';
import type { CheckInOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './check-in.module.css';

export type CheckInEntry = CheckInOptions['bookings'][number];

interface CheckInBookingProps {
  entry: CheckInEntry;
  /** Whether this is the most likely booking: it has the primary button. */
  isPrimary: boolean;
  busy: boolean;
  onCheckIn: () => void;
}

/** One of the bookings at the venue around now: a check-in button, or when check-in opens or closed. */
export function CheckInBooking({ entry, isPrimary, busy, onCheckIn }: CheckInBookingProps) {
  const { t } = useTranslation('checkins');
  const { session } = entry.booking;
  return (
    <ListItem className={classes.row}>
      <span className={classes.time}>{session.local_start}</span>
      <Stack gap={2}>
        <Heading size={4} className={classes.title}>
          {session.title}
        </Heading>
        <CheckInDayNote entry={entry} />
        <CheckInWindowNote entry={entry} />
      </Stack>
      {entry.state === 'open' && (
        <Button
          className={classes.action}
          size="lg"
          fullWidth
          variant={isPrimary ? 'primary' : 'default'}
          loading={busy}
          onClick={onCheckIn}
        >
          {t('venue.checkInTo', { time: session.local_start })}
        </Button>
      )}
    </ListItem>
  );
}

/** The state of a booking's check-in window as text, with its time. */
export function CheckInWindowNote({ entry }: { entry: CheckInEntry }) {
  const { t } = useTranslation('checkins');
  const { t: tShared } = useTranslation();
  const format = useFormat();
  const timeZone = entry.booking.session.time_zone;
  if (entry.state === 'checked_in' && entry.checked_in_at) {
    const time = format.time(entry.checked_in_at, timeZone);
    return (
      <p>
        <StatusBadge state="arrived">{tShared('status.arrived', { time })}</StatusBadge>
      </p>
    );
  }
  const at = entry.state === 'too_early' ? entry.opens_at : entry.closes_at;
  const state = entry.state === 'checked_in' ? 'open' : entry.state;
  return <Text tone="quiet">{t(`window.${state}`, { time: format.time(at, timeZone) })}</Text>;
}

/**
 * The day of a class that is not today, near midnight, and the city whose time is shown where it
 * differs from the time of this device.
 */
export function CheckInDayNote({ entry }: { entry: CheckInEntry }) {
  const { t } = useTranslation('checkins');
  const { time_zone, venue } = entry.booking.session;
  const inOtherTimeZone = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  const notes = [
    entry.day !== 'today' && t(`day.${entry.day}`),
    inOtherTimeZone && t('cityTime', { city: venue.city }),
  ].filter(Boolean);
  return notes.length > 0 && <Text tone="quiet">{notes.join(' · ')}</Text>;
}
