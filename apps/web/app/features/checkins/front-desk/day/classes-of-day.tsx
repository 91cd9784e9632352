import type { PartnerClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './classes-of-day.module.css';
import type { FrontDeskDayName } from './use-front-desk-date.ts';

interface ClassesOfDayProps {
  day: FrontDeskDayName;
  onShowDay: (day: FrontDeskDayName) => void;
  sessions: readonly PartnerClassSession[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

const days = ['yesterday', 'today', 'tomorrow'] as const;

/** The classes of a day with their occupancy; selecting one shows its roster. */
export function ClassesOfDay({
  day,
  onShowDay,
  sessions,
  selectedId,
  onSelect,
}: ClassesOfDayProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Card as="section" className={classes.card} aria-labelledby="classes-of-day">
      <Row align="baseline" justify="between" wrap={false}>
        <h2 id="classes-of-day" className={classes.heading}>
          {t(`day.${day}`)}
        </h2>
        <Note>{t('today.classes', { count: sessions.length })}</Note>
      </Row>
      <div className={classes.days}>
        {days.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.day}
            aria-pressed={name === day}
            onClick={() => onShowDay(name)}
          >
            {t(`day.${name}`)}
          </button>
        ))}
      </div>
      <List>
        {sessions.map((session) => (
          <li key={session.id}>
            <button
              type="button"
              className={classes.row}
              aria-current={session.id === selectedId || undefined}
              data-cancelled={session.status === 'cancelled' || undefined}
              onClick={() => onSelect(session.id)}
            >
              <span className={classes.time}>{session.local_start}</span>
              <span className={classes.title}>{session.title}</span>
              <Occupancy session={session} />
            </button>
          </li>
        ))}
      </List>
    </Card>
  );
}

function Occupancy({ session: { booked, capacity, status } }: { session: PartnerClassSession }) {
  const { t } = useTranslation('front-desk');
  if (status === 'cancelled')
    return <span className={classes.occupancy}>{t('today.cancelled')}</span>;
  return (
    <>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, booked / capacity) * 100}%` }} />
      </span>
      <span className={classes.occupancy}>
        <span aria-hidden="true">
          {booked}/{capacity}
        </span>
        <span className="visually-hidden">{t('today.fill', { booked, capacity })}</span>
      </span>
    </>
  );
}
