import { Button } from '@mantine/core';
import type { ClassSession } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { PlaceDots } from '../../ui/display/place-dots.tsx';
import { StatusBadge } from '../../ui/display/status-badge.tsx';
import classes from './day-schedule.module.css';

interface ScheduleRowProps {
  session: ClassSession;
  onSelect: (session: ClassSession) => void;
}

const MINUTE_MS = 60_000;

const actionOfStatus = {
  pending: 'take',
  confirmed: 'view',
  waitlisted: 'leave',
  completed: 'view',
  no_show: 'view',
} as const;

/** One class of the day: when, what and with whom, its places, and the one thing to do with it. */
export function ScheduleRow({ session, onSelect }: ScheduleRowProps) {
  const { t } = useTranslation('classes');
  const { own_booking: own, capacity, booked, title } = session;
  const minutes = (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / MINUTE_MS;
  const full = booked >= capacity;
  const ownAction = own && (own.pending_for === 'payment' ? 'view' : actionOfStatus[own.status]);
  const name = ownAction ?? (full ? 'joinLine' : 'book');
  const action = t(`action.${name}`);
  return (
    <li className={classes.row}>
      <p className={classes.when}>
        <span className={classes.time}>{session.local_start}</span>
        <span>{t('minutes', { count: minutes })}</span>
      </p>
      <div className={classes.what}>
        <h3>{title}</h3>
        {session.trainer_name && <p>{session.trainer_name}</p>}
        <SessionPlaces session={session} />
      </div>
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

/** The places as dots, then how it stands for the reader in words. */
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
          {t('inLine', { position: own.waitlist_position ?? 1, count: waitlisted })}
        </StatusBadge>
      );
    if (own) return <StatusBadge state="booked" />;
    if (left <= 0)
      return (
        <StatusBadge state="full">{tShared('status.fullLine', { count: waitlisted })}</StatusBadge>
      );
    return <span className={classes.left}>{t('left', { count: left })}</span>;
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
