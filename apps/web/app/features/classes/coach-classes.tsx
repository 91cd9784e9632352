import { Button } from '@mantine/core';
import type { ClassSession } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './day-schedule.module.css';
import { ScheduleRow } from './schedule-row.tsx';
import { useCoachClasses } from './use-coach-classes.ts';

interface CoachClassesProps {
  coach: { id: string; name: string };
  onSelect: (session: ClassSession) => void;
}

/** All classes to come of a coach, across venues, by day; each can be booked. */
export function CoachClasses({ coach, onSelect }: CoachClassesProps) {
  const { t } = useTranslation('coaches');
  const format = useFormat();
  const query = useCoachClasses(coach.id);
  if (query.isPending) return <LoadingRows rows={4} height={150} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const sessions = query.items;
  if (sessions.length === 0) return <p>{t('none', { name: coach.name })}</p>;
  const days = Map.groupBy(sessions, ({ local_date }) => local_date);
  return (
    <>
      {[...days].map(([date, ofDay]) => (
        <section key={date}>
          <h3 className={classes.date}>{format.date(`${date}T12:00:00Z`, 'day', 'UTC')}</h3>
          <ul className={classes.rows}>
            {ofDay.map((session) => (
              <ScheduleRow
                key={session.id}
                session={session}
                onSelect={onSelect}
                place={
                  <p>
                    <Link to={`/app/venue/${session.venue.id}`}>{session.venue.name}</Link>
                    {`, ${session.venue.district || session.venue.city}`}
                  </p>
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Button
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
