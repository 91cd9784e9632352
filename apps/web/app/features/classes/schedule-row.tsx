import { Button } from '@mantine/core';
import type { ClassSession } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { PlaceDots } from '../../ui/place-dots.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import classes from './day-schedule.module.css';

interface ScheduleRowProps {
  session: ClassSession;
  onPick: (session: ClassSession) => void;
}

const MINUTE_MS = 60_000;

const actions = {
  pending: 'take',
  confirmed: 'view',
  waitlisted: 'leave',
  completed: 'view',
  no_show: 'view',
} as const;

/** One class of the day: when, what and with whom, its places, and the one thing to do with it. */
export function ScheduleRow({ session, onPick }: ScheduleRowProps) {
  const { t } = useTranslation('classes');
  const { own_booking: own, capacity, booked, title } = session;
  const minutes = (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / MINUTE_MS;
  const full = booked >= capacity;
  const mine = own && (own.pending_for === 'payment' ? 'view' : actions[own.status]);
  const name = mine ?? (full ? 'joinLine' : 'book');
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
        <PlacesOf session={session} />
      </div>
      <Button
        variant={name === 'take' ? 'offer' : 'default'}
        className={classes.action}
        aria-label={t('actionOf', { action, title, time: session.local_start })}
        onClick={() => onPick(session)}
      >
        {action}
      </Button>
    </li>
  );
}

/** The places as dots, then how it stands for the reader in words. */
function PlacesOf({ session }: { session: ClassSession }) {
  const { t } = useTranslation('classes');
  const { t: shared } = useTranslation();
  const { own_booking: own, capacity, booked, waitlisted } = session;
  const left = capacity - booked;
  const words = () => {
    if (own?.status === 'pending')
      return <StatusMark state={own.pending_for === 'payment' ? 'payment' : 'offered'} />;
    if (own?.status === 'waitlisted')
      return (
        <StatusMark state="waitlisted">
          {t('inLine', { position: own.waitlist_position ?? 1, count: waitlisted })}
        </StatusMark>
      );
    if (own) return <StatusMark state="booked" />;
    if (left <= 0)
      return (
        <StatusMark state="full">{shared('status.fullLine', { count: waitlisted })}</StatusMark>
      );
    return <span className={classes.left}>{t('left', { count: left })}</span>;
  };
  return (
    <span className={classes.places}>
      <PlaceDots capacity={capacity} taken={booked} yours={own?.status === 'confirmed'}>
        {''}
      </PlaceDots>
      {words()}
    </span>
  );
}
