import type { PartnerClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from './todays-classes.module.css';

interface TodaysClassesProps {
  sessions: readonly PartnerClassSession[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** Today's classes with their occupancy; selecting one shows its roster. */
export function TodaysClasses({ sessions, selectedId, onSelect }: TodaysClassesProps) {
  const { t } = useTranslation('front-desk');
  return (
    <section className={classes.card} aria-labelledby="todays-classes">
      <div className={classes.head}>
        <h2 id="todays-classes" className={classes.heading}>
          {t('today.heading')}
        </h2>
        <p className={classes.count}>{t('today.classes', { count: sessions.length })}</p>
      </div>
      <ul className={classes.list}>
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
      </ul>
    </section>
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
