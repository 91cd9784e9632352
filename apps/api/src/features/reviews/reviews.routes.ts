import {
  answerReview as answerOperation,
  decideReports as decideOperation,
  deleteReview as deleteOperation,
  editReview as editOperation,
  getOwnReview,
  listReportedReviews as listReportedOperation,
  listReviewsToAnswer as listToAnswerOperation,
  listVenueReviews,
  listVisitRatings,
  listVisitsToRate,
  rateVisit as rateVisitOperation,
  reportReview as reportOperation,
  writeReview as writeOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { answerReview } from './answer/answer-review.ts';
import { listReviewsToAnswer } from './answer/list-reviews-to-answer.ts';
import { listReviews } from './list/list-reviews.ts';
import { decideReports } from './moderation/decide-reports.ts';
import { listReportedReviews } from './moderation/list-reported-reviews.ts';
import { reportReview } from './report/report-review.ts';
import { listVisitsToRateOf } from './visit-ratings/list-visits-to-rate.ts';
import { loadVisitRatings } from './visit-ratings/load-visit-ratings.ts';
import { rateVisit } from './visit-ratings/rate-visit.ts';
import { deleteReview } from './write/delete-review.ts';
import { editReview } from './write/edit-review.ts';
import { loadOwnReview } from './write/load-own-review.ts';
import { writeReview } from './write/write-review.ts';

const HOUR_SECONDS = 3600;
/** More venues than a member visits in an hour. */
const WRITE_LIMIT = {
  name: 'write-review',
  points: 20,
  seconds: HOUR_SECONDS,
  by: 'account',
} as const;
const REPORT_LIMIT = {
  name: 'report-review',
  points: 20,
  seconds: HOUR_SECONDS,
  by: 'account',
} as const;
const ANSWER_LIMIT = {
  name: 'answer-review',
  points: 120,
  seconds: HOUR_SECONDS,
  by: 'account',
} as const;

const RATE_LIMIT = {
  name: 'rate-visit',
  points: 60,
  seconds: HOUR_SECONDS,
  by: 'account',
} as const;

/** Routes for reviews: every visitor reads, those who attended write, ops and admins moderate. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listVenueReviews, ({ params, query, user }) =>
    listReviews(deps, params.id, query, user),
  );
  route(app, getOwnReview, ({ params, user }) => loadOwnReview(deps, params.id, user));
  route(app, writeOperation, ({ params, body, user }) => writeReview(deps, params.id, body, user), {
    limit: WRITE_LIMIT,
  });
  route(app, editOperation, ({ params, body, user }) => editReview(deps, params.id, body, user), {
    limit: WRITE_LIMIT,
  });
  route(app, deleteOperation, ({ params, user }) => deleteReview(deps, params.id, user));
  route(app, listToAnswerOperation, ({ query, user }) => listReviewsToAnswer(deps, query, user));
  route(
    app,
    answerOperation,
    ({ params, body, user }) => answerReview(deps, params.id, body.text, user),
    { limit: ANSWER_LIMIT },
  );
  route(
    app,
    reportOperation,
    ({ params, body, user }) => reportReview(deps, params.id, body, user),
    { limit: REPORT_LIMIT },
  );
  route(app, listReportedOperation, ({ query, user }) => listReportedReviews(deps, query, user));
  route(app, decideOperation, ({ params, body, user }) =>
    decideReports(deps, params.id, body, user),
  );
  route(app, listVisitsToRate, ({ user }) => listVisitsToRateOf(deps, user.id));
  route(
    app,
    rateVisitOperation,
    ({ params, body, user }) => rateVisit(deps, user.id, params.id, body),
    { limit: RATE_LIMIT },
  );
  route(app, listVisitRatings, ({ query, user }) => loadVisitRatings(deps, user, query.venue_id));
}
