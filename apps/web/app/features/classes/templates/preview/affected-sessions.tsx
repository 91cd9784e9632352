import type { TemplateImpact } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import classes from '../class-templates.module.css';

interface AffectedSessionsProps {
  sessions: TemplateImpact['booked']['sessions'];
  /** How many there are; only the first of them are listed. */
  count: number;
  zone: string;
  /** What stands before the time of a session that moves. */
  newTimeLabel?: string;
  /** What happens to a session that gets no time; null when it stays as it is. */
  withoutTime: string | null;
}

/** Sessions that a change affects, each with its places and what becomes of it. */
export function AffectedSessions(props: AffectedSessionsProps) {
  const { t } = useTranslation('partner-classes');
  const { sessions, count, zone, newTimeLabel = t('preview.movesTo'), withoutTime } = props;
  return (
    <>
      <List className={classes.sessions}>
        {sessions.map(({ id, starts_at, new_starts_at, booked, capacity, waitlisted }) => (
          <li key={id}>
            <TimeText instant={starts_at} timeZone={zone} shape="day" />,{' '}
            <TimeText instant={starts_at} timeZone={zone} />
            {new_starts_at && new_starts_at !== starts_at && (
              <>
                {' '}
                {newTimeLabel} <TimeText instant={new_starts_at} timeZone={zone} />
              </>
            )}
            {!new_starts_at && withoutTime && `, ${withoutTime}`}
            <Note>
              {t('preview.places', { booked, capacity })}
              {waitlisted > 0 && `, ${t('preview.waitlisted', { count: waitlisted })}`}
            </Note>
          </li>
        ))}
      </List>
      {count > sessions.length && <p>{t('preview.more', { count: count - sessions.length })}</p>}
    </>
  );
}
