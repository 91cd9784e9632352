import { Button } from '@mantine/core';
import type { CheckInOptions } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './check-in.module.css';
import { GuestsNote } from './guests-note.tsx';

type CheckInEntry = CheckInOptions['bookings'][number];

interface CheckInRowProps {
  entry: CheckInEntry;
  /** Of its heading. */
  level: 2 | 3;
  /** The name of the venue, where the page is not about one. */
  venue?: string;
  /** The button that checks in. */
  children?: ReactNode;
}

/** A booking with its check-in window, and what can be done about it. */
export function CheckInRow({ entry, level, venue, children }: CheckInRowProps) {
  const { session } = entry.booking;
  return (
    <ListItem className={classes.row}>
      <span className={classes.time}>{session.local_start}</span>
      <Stack gap={2}>
        <Heading level={level} size={4} className={classes.title}>
          {session.title}
        </Heading>
        {venue && <Text tone="quiet">{venue}</Text>}
        <DayNote entry={entry} />
        <WindowNote entry={entry} />
        <GuestsNote guests={entry.booking.guests} />
      </Stack>
      {children}
    </ListItem>
  );
}

export interface CheckInButtonProps {
  /** Whether it is the most likely of the page. */
  isPrimary: boolean;
  busy: boolean;
  onCheckIn: () => void;
  children: string;
}

/** Checks in to a class or to the open gym. */
export function CheckInButton({ isPrimary, busy, onCheckIn, children }: CheckInButtonProps) {
  return (
    <Button
      className={classes.action}
      size="lg"
      fullWidth
      variant={isPrimary ? 'primary' : 'default'}
      loading={busy}
      onClick={onCheckIn}
    >
      {children}
    </Button>
  );
}

/** The state of a booking's check-in window as text, with its time. */
function WindowNote({ entry }: { entry: CheckInEntry }) {
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
function DayNote({ entry }: { entry: CheckInEntry }) {
  const { t } = useTranslation('checkins');
  const format = useFormat();
  const { time_zone, venue } = entry.booking.session;
  const inOtherTimeZone = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  const notes = [
    entry.day !== 'today' && t(`day.${entry.day}`),
    inOtherTimeZone && t('cityTime', { city: format.city(venue.city) }),
  ].filter(Boolean);
  return notes.length > 0 && <Text tone="quiet">{notes.join(' · ')}</Text>;
}
