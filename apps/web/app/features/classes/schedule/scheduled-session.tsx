import { Button } from '@mantine/core';
import type { PartnerClassSession } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './class-schedule.module.css';

/** Callbacks of the page that change a session. */
export interface ScheduleChanges {
  resize: (session: PartnerClassSession) => void;
  cancel: (session: PartnerClassSession) => void;
}

interface ScheduledSessionProps extends ScheduleChanges {
  session: PartnerClassSession;
  /** Where the list is of several venues. */
  venueName: string | undefined;
  now: EpochMs;
}

/** One class session with its occupancy; before it starts, with the actions to change it. */
export function ScheduledSession({ session, venueName, now, ...changes }: ScheduledSessionProps) {
  const { t } = useTranslation(['partners', 'partner-schedule']);
  const { capacity, booked, arrived, waitlisted, status, title, local_start } = session;
  const cancelled = status === 'cancelled';
  const started = Date.parse(session.starts_at) <= now;
  const over = Date.parse(session.ends_at) <= now;
  const name = `${title}, ${local_start}`;
  const path = `/app/partner/class-sessions/${session.id}`;
  return (
    <li className={classes.row} data-cancelled={cancelled || undefined}>
      <span className={classes.time}>{local_start}</span>
      <div>
        <Heading level={3} size={4} className={classes.title}>
          <Link to={path} className={classes.link}>
            {title}
          </Link>
        </Heading>
        <Note>{[session.trainer_name, venueName].filter(Boolean).join(' · ')}</Note>
        {session.flags.map((flag) => (
          <p key={flag} className={classes.flag}>
            {t(`partner-schedule:flags.${flag}`)}
          </p>
        ))}
      </div>
      <div className={classes.occupancy}>
        {cancelled ? (
          <StatusBadge state="cancelled" />
        ) : (
          <>
            <PlaceDots capacity={capacity} taken={booked} arrived={arrived}>
              {t('schedule.booked', { booked, capacity })}
            </PlaceDots>
            <Note>
              {[
                started && t('schedule.arrived', { count: arrived }),
                waitlisted > 0 && t('schedule.waitlisted', { count: waitlisted }),
              ]
                .filter(Boolean)
                .join(', ')}
            </Note>
          </>
        )}
      </div>
      <Row gap={2} className={classes.actions}>
        {!cancelled && started && <Note>{t(over ? 'schedule.over' : 'schedule.running')}</Note>}
        {cancelled && !started && (
          <ActionLink to={path} aria-label={t('partner-schedule:week.putBackOf', { name })}>
            {t('partner-schedule:week.putBack')}
          </ActionLink>
        )}
        {!cancelled &&
          !started &&
          (['resize', 'cancel'] as const).map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant={kind === 'cancel' ? 'subtle' : 'default'}
              aria-label={t(`schedule.${kind}Of`, { name })}
              onClick={() => changes[kind](session)}
            >
              {t(`schedule.${kind}`)}
            </Button>
          ))}
      </Row>
    </li>
  );
}
