import { Button } from '@mantine/core';
import type { ClassSession } from '@pulse/contract/client';
import { MINUTE } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './day-schedule.module.css';

interface ScheduleRowProps {
  session: ClassSession;
  onSelect: (session: ClassSession) => void;
  /** Where it is, in place of who gives it. */
  place?: ReactNode;
}

const actionOfStatus = {
  pending: 'take',
  confirmed: 'view',
  waitlisted: 'leave',
  completed: 'view',
  no_show: 'view',
} as const;

/** One class of the day: start, title, trainer, places, and the available action. */
export function ScheduleRow({ session, onSelect, place }: ScheduleRowProps) {
  const { t } = useTranslation('classes');
  const { own_booking: own, capacity, booked, title } = session;
  const minutes = (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / MINUTE;
  const full = booked >= capacity;
  const ownAction = own && (own.pending_for === 'payment' ? 'view' : actionOfStatus[own.status]);
  const name = ownAction ?? (full ? 'joinWaitlist' : 'book');
  const action = t(`action.${name}`);
  return (
    <li className={classes.row}>
      <Note className={classes.start}>
        <span className={classes.time}>{session.local_start}</span>
        <span>{t('minutes', { count: minutes })}</span>
      </Note>
      <Text as="div" size="small" tone="quiet" className={classes.details}>
        <Heading level={3}>{title}</Heading>
        {place ?? (session.trainer_name && <p>{session.trainer_name}</p>)}
        <SessionPlaces session={session} />
      </Text>
      <Button
        variant={name === 'take' ? 'offer' : 'default'}
        className={classes.action}
        aria-label={t('actionOf', { action, title, time: session.local_start })}
        onClick={() => onSelect(session)}
      >
        {action}
      </Button>
    </li>
  );
}

/** The places as dots, then the member's own status or the places left as text. */
function SessionPlaces({ session }: { session: ClassSession }) {
  const { t } = useTranslation('classes');
  const { t: tShared } = useTranslation();
  const { own_booking: own, capacity, booked, waitlisted } = session;
  const left = capacity - booked;
  const status = () => {
    if (own?.status === 'pending')
      return <StatusBadge state={own.pending_for === 'payment' ? 'payment' : 'offered'} />;
    if (own?.status === 'waitlisted')
      return (
        <StatusBadge state="waitlisted">
          <RollingText>
            {t('waitlistPosition', { position: own.waitlist_position ?? 1, count: waitlisted })}
          </RollingText>
        </StatusBadge>
      );
    if (own) return <StatusBadge state="booked" />;
    if (left <= 0)
      return (
        <StatusBadge state="full">
          <RollingText>{tShared('status.fullWaitlist', { count: waitlisted })}</RollingText>
        </StatusBadge>
      );
    return <RollingText className={classes.left}>{t('left', { count: left })}</RollingText>;
  };
  return (
    <span className={classes.places}>
      <PlaceDots capacity={capacity} taken={booked} yours={own?.status === 'confirmed'}>
        {''}
      </PlaceDots>
      {status()}
    </span>
  );
}
