import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { bookSeries } from './book-series.ts';
import { getClassSeries } from './get-class-series.ts';

/** Routes for the dates of a weekly class, booked at once. */
export function seriesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getClassSeries, ({ user, params }) =>
    getClassSeries(deps, user.id, params.id),
  );
  route(
    app,
    contract.bookSeries,
    ({ user, body, headers }) =>
      bookSeries(deps, {
        user,
        sessionIds: body.class_session_ids,
        waitlistIds: body.waitlist_session_ids,
        allOrNone: body.all_or_none,
        key: headers['idempotency-key'],
      }),
    { limit: { name: 'book-series', points: 20, seconds: 60, by: 'account' } },
  );
}
