import {
  instantOfWallTime,
  localDateAfter,
  localDateOf,
  monthToReview,
  weekOf,
} from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { listWeekRows } from './visits.store.ts';
import { findProgressSettings } from './weekly-goals.store.ts';

/** A member's week, Monday to Sunday in their time zone, with their goal. */
export async function loadWeek({ db, clock }: Deps, userId: string) {
  const now = clock.now();
  const { time_zone: zone, goal, created_at: joinedAt } = await findProgressSettings(db, userId);
  const today = localDateOf(now, zone);
  const dates = weekOf(today);
  const [monday = today] = dates;
  const range = {
    startsAt: instantOfWallTime(monday, '00:00', zone),
    endsAt: instantOfWallTime(localDateAfter(monday, 7), '00:00', zone),
  };
  const rows = await listWeekRows(db, userId, range, now);
  const days = dates.map((date) => {
    const ofDay = rows.filter(({ at }) => localDateOf(at, zone) === date);
    const visits = ofDay.filter(({ visited }) => visited).length;
    return { date, visits, booked: ofDay.length - visits };
  });
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  return {
    days,
    today,
    visits,
    goal,
    month_to_review: monthToReview(today, localDateOf(joinedAt.getTime(), zone)),
  };
}
