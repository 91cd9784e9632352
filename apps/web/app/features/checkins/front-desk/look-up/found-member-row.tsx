import { Button } from '@mantine/core';
import type { FoundMember } from '@pulse/contract/client';
import { checkInWindow } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MemberIdentity } from '../../walk-in/member-identity.tsx';
import { type WalkInClass, WalkInClasses } from '../../walk-in/walk-in-classes.tsx';
import { useCheckInByHand } from '../session/use-tick.ts';
import classes from './look-up-sheet.module.css';

interface FoundMemberRowProps {
  found: FoundMember;
  /** What was typed: the address of a person of whom no code is shown. */
  query: string;
  timeZone: string;
  walkInClasses: readonly WalkInClass[];
}

/** One member found, with today's booking and what can be done about it now. */
export function FoundMemberRow(props: FoundMemberRowProps) {
  const {
    found: { member, booking, last_visit },
    query,
    timeZone,
    walkInClasses,
  } = props;
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const name = member.full_name;
  const hasPlace =
    booking !== null && ['confirmed', 'completed', 'no_show'].includes(booking.status);
  const canAdd = !hasPlace && booking?.status !== 'pending';
  const visit = last_visit
    ? t('lookUp.lastVisit', { day: format.date(`${last_visit}T12:00:00Z`, 'day', 'UTC') })
    : t('lookUp.firstVisit');
  return (
    <ListItem space={3}>
      <Row align="center" justify="between" className={classes.row}>
        <MemberIdentity member={member} />
        <Stack gap={1} className={classes.booking}>
          <Note>
            {booking ? `${format.time(booking.starts_at, timeZone)} ${booking.title}` : visit}
          </Note>
          {booking && <BookingState booking={booking} name={name} timeZone={timeZone} />}
          {canAdd && !adding && walkInClasses.length === 0 && <Note>{t('walkIn.none')}</Note>}
          {canAdd && !adding && walkInClasses.length > 0 && (
            <Button
              size="sm"
              aria-label={t('walkIn.startOf', { name })}
              onClick={() => setAdding(true)}
            >
              {t('walkIn.start')}
            </Button>
          )}
        </Stack>
      </Row>
      {adding && (
        <WalkInClasses
          name={name}
          identity={
            member.member_code === null ? { email: query } : { member_code: member.member_code }
          }
          sessions={walkInClasses}
          timeZone={timeZone}
        />
      )}
    </ListItem>
  );
}

interface BookingStateProps {
  booking: NonNullable<FoundMember['booking']>;
  name: string;
  timeZone: string;
}

/** The state of a booking, or the button that checks in. */
function BookingState({ booking, name, timeZone }: BookingStateProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { busy, tick } = useCheckInByHand();
  const { status, starts_at, held_until, paid_by } = booking;
  if (status === 'completed')
    return <StatusBadge state="arrived">{t('lookUp.arrived')}</StatusBadge>;
  if (status === 'cancelled') return <StatusBadge state="cancelled" />;
  if (status === 'waitlisted')
    return (
      <StatusBadge state="waitlisted">
        {t('lookUp.waitlisted', { position: booking.waitlist_position })}
      </StatusBadge>
    );
  if (status === 'pending') {
    const time = held_until ? format.time(held_until, timeZone) : '';
    const awaited = paid_by === 'drop_in';
    return (
      <StatusBadge state={awaited ? 'payment' : 'offered'}>
        {t(awaited ? 'roster.unpaidUntil' : 'roster.heldUntil', { time })}
      </StatusBadge>
    );
  }
  const period = checkInWindow(Date.parse(starts_at), Date.now());
  if (period.state === 'too_early')
    return <Note>{t('lookUp.opensAt', { time: format.time(period.opens_at, timeZone) })}</Note>;
  const missed = status === 'no_show';
  return (
    <Button
      size="sm"
      loading={busy}
      aria-label={t(missed ? 'roster.correctNoShowOf' : 'roster.checkInOf', { name })}
      onClick={() => tick({ bookingId: booking.id, name, ...booking })}
    >
      {t(missed ? 'roster.correctNoShow' : 'roster.checkIn')}
    </Button>
  );
}
