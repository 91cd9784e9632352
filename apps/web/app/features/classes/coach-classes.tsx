import { type ClassSession, listClassSessionsInfiniteOptions } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './day-schedule.module.css';
import { ScheduleRow } from './schedule-row.tsx';

interface CoachClassesProps {
  coach: { id: string; name: string };
  onSelect: (session: ClassSession) => void;
}

/** All classes to come of a coach, across venues, by day; each can be booked. */
export function CoachClasses({ coach, onSelect }: CoachClassesProps) {
  const { t } = useTranslation('coaches');
  const format = useFormat();
  const sessions = useCoachClasses(coach.id);
  const days = Map.groupBy(sessions.items, ({ local_date }) => local_date);
  return (
    <QueryContent
      query={sessions}
      loading={<LoadingRows rows={4} height={150} />}
      isEmpty={() => sessions.items.length === 0}
      empty={<p>{t('none', { name: coach.name })}</p>}
    >
      {() => (
        <Stack gap={5}>
          <div>
            {[...days].map(([date, ofDay]) => (
              <section key={date}>
                <h3 className={classes.date}>{format.date(`${date}T12:00:00Z`, 'day', 'UTC')}</h3>
                <List>
                  {ofDay.map((session) => (
                    <ScheduleRow
                      key={session.id}
                      session={session}
                      onSelect={onSelect}
                      place={
                        <p>
                          <Link to={`/app/venue/${session.venue.id}`}>{session.venue.name}</Link>
                          {`, ${session.venue.district || format.city(session.venue.city)}`}
                        </p>
                      }
                    />
                  ))}
                </List>
              </section>
            ))}
          </div>
          <div>
            <MoreButton pages={sessions} label={t('more')} />
          </div>
        </Stack>
      )}
    </QueryContent>
  );
}

const pageSize = 20;
const pollIntervalMs = 30_000;
/** Further pages are read once: each is a request of its own. */
const maxPolledPages = 2;

/** A coach's classes to come at every venue, soonest first, page by page; their places are kept up to date. */
function useCoachClasses(trainerId: string) {
  const query = { trainer_id: trainerId, limit: pageSize };
  return usePages({
    ...listClassSessionsInfiniteOptions({ query }),
    staleTime: pollIntervalMs,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= maxPolledPages && pollIntervalMs,
  });
}
