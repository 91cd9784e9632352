import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ClassRow } from '../shared/class-row.tsx';
import { useDayLabel } from '../shared/use-day-label.ts';
import classes from './city-classes.module.css';

/** The next classes of today and tomorrow, in all venues of the city. */
export function CityClasses({ page: { days } }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const dayLabel = useDayLabel(days.map(({ date }) => date));
  return (
    <div className={classes.days}>
      {days.map(({ date, classes: sessions }) => (
        <section key={date}>
          <h2 className={classes.day}>{dayLabel(date)}</h2>
          <ul className={classes.rows}>
            {sessions.map(({ venue, ...session }) => (
              <ClassRow key={session.id} session={session} venueId={venue.id} venue={venue} />
            ))}
          </ul>
          {sessions.length === 0 && <p className={classes.none}>{t('city.none')}</p>}
        </section>
      ))}
    </div>
  );
}
