import type { PartnerClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { joinClasses } from '#ui/layout/join-classes.ts';
import { List } from '#ui/layout/list.tsx';
import { classLine, Occupancy } from '../../figures/class-line.tsx';
import { DeskCard } from '../desk-card.tsx';
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
export function ClassesOfDay(props: ClassesOfDayProps) {
  const { day, onShowDay, sessions, selectedId, onSelect } = props;
  const { t } = useTranslation('front-desk');
  return (
    <DeskCard
      id="classes-of-day"
      title={t(`day.${day}`)}
      note={t('today.classes', { count: sessions.length })}
    >
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
      <List className={classes.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <button
              type="button"
              className={joinClasses(classLine.line, classes.row)}
              aria-current={session.id === selectedId || undefined}
              data-cancelled={session.status === 'cancelled' || undefined}
              onClick={() => onSelect(session.id)}
            >
              <span className={classLine.time}>{session.local_start}</span>
              <span className={classes.title}>{session.title}</span>
              {session.status === 'cancelled' ? (
                <span className={classes.cancelled}>{t('today.cancelled')}</span>
              ) : (
                <Occupancy
                  booked={session.booked}
                  capacity={session.capacity}
                  label={t('today.fill', session)}
                />
              )}
            </button>
          </li>
        ))}
      </List>
    </DeskCard>
  );
}
