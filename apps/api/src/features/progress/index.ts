import { getMonthReview, getWeek, setWeeklyGoal } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { loadMonthReview } from './load-month-review.ts';
import { loadWeek } from './load-week.ts';
import { deleteWeeklyGoal, findWeeklyGoal, storeWeeklyGoal } from './weekly-goals.store.ts';

/** More often than a member changes their mind in an hour. */
const GOAL_LIMIT = { name: 'set-weekly-goal', points: 60, seconds: 3600, by: 'account' } as const;

/** A member's own progress: the week, the goal for a week, and the look back at a month. */
export function registerProgress(app: FastifyInstance, deps: Deps): void {
  const { db, clock, personalData } = deps;
  route(app, getWeek, ({ user }) => loadWeek(deps, user.id));
  route(app, getMonthReview, ({ user, query }) => loadMonthReview(deps, user.id, query.month));
  route(
    app,
    setWeeklyGoal,
    async ({ user, body }) => {
      if (body.visits === null) await deleteWeeklyGoal(db, user.id);
      else await storeWeeklyGoal(db, user.id, body.visits, new Date(clock.now()));
      return null;
    },
    { limit: GOAL_LIMIT },
  );
  personalData.exportAs('weekly_goal', findWeeklyGoal);
  personalData.eraseWith('weekly_goal', deleteWeeklyGoal);
}
