import type { Booking, CheckIn } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ArrivalMark } from '#ui/display/arrival-mark.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './check-in-confirmation.module.css';
import { GuestsNote } from './guests-note.tsx';

/** Check-in confirmation. Its animation plays once. */
export function CheckInConfirmation({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation('checkins');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const timeZone = checkIn.venue.time_zone;
  const time = format.time(checkIn.checked_in_at, timeZone);
  const session = checkIn.booking?.session;
  const name = checkIn.member.full_name.split(' ')[0] ?? '';
  return (
    <section className={classes.confirmation} data-arrival>
      <ArrivalMark className={classes.mark} />
      <div className={classes.details} role="status">
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {checkIn.already_checked_in
            ? t('arrival.already', { time })
            : t('arrival.title', { name })}
        </h1>
        <p className={classes.text}>
          {session
            ? t(classKey(session, Date.now()), {
                title: session.title,
                time: session.local_start,
                trainer: session.trainer_name,
              })
            : t('arrival.openGym', { venue: checkIn.venue.name })}
        </p>
        {checkIn.booking && <GuestsNote guests={checkIn.booking.guests} className={classes.text} />}
        <p className={classes.text}>{t('arrival.at', { venue: checkIn.venue.name, time })}</p>
        <ActionLink to="/app/dashboard" variant="filled" size="large" className={classes.done}>
          {t('arrival.done')}
        </ActionLink>
      </div>
    </section>
  );
}

/** A check-in is possible for some minutes after the start, and is shown again later. */
function classKey(
  { starts_at, trainer_name }: Pick<Booking['session'], 'starts_at' | 'trainer_name'>,
  now: EpochMs,
) {
  if (now < Date.parse(starts_at)) return trainer_name ? 'arrival.classWith' : 'arrival.class';
  return trainer_name ? 'arrival.begunWith' : 'arrival.begun';
}
