import {
  answerReview as answerOperation,
  decideReports as decideOperation,
  deleteReview as deleteOperation,
  editReview as editOperation,
  getOwnReview,
  listReportedReviews as listReportedOperation,
  listVenueReviews,
  reportReview as reportOperation,
  writeReview as writeOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { answerReview } from './answer-review.ts';
import { decideReports } from './decide-reports.ts';
import { deleteReview } from './delete-review.ts';
import { editReview } from './edit-review.ts';
import { listReportedReviews } from './list-reported-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { lookAtOwnReview } from './look-at-own-review.ts';
import { reportReview } from './report-review.ts';
import { writeReview } from './write-review.ts';

const HOUR = 3600;
/** Nobody visits more venues in an hour than this; ours. */
const WRITE = { name: 'write-review', points: 20, seconds: HOUR, by: 'account' } as const;
const REPORT = { name: 'report-review', points: 20, seconds: HOUR, by: 'account' } as const;
const ANSWER = { name: 'answer-review', points: 120, seconds: HOUR, by: 'account' } as const;

/** Reading reviews is open to everyone, writing to those who attended; ops and admins moderate. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listVenueReviews, ({ params, query, user }) =>
    listReviews(deps, params.id, query, user),
  );
  route(app, getOwnReview, ({ params, user }) => lookAtOwnReview(deps, params.id, user));
  route(app, writeOperation, ({ params, body, user }) => writeReview(deps, params.id, body, user), {
    limit: WRITE,
  });
  route(app, editOperation, ({ params, body, user }) => editReview(deps, params.id, body, user), {
    limit: WRITE,
  });
  route(app, deleteOperation, ({ params, user }) => deleteReview(deps, params.id, user));
  route(
    app,
    answerOperation,
    ({ params, body, user }) => answerReview(deps, params.id, body.text, user),
    { limit: ANSWER },
  );
  route(
    app,
    reportOperation,
    ({ params, body, user }) => reportReview(deps, params.id, body, user),
    { limit: REPORT },
  );
  route(app, listReportedOperation, ({ query, user }) => listReportedReviews(deps, query, user));
  route(app, decideOperation, ({ params, body, user }) =>
    decideReports(deps, params.id, body, user),
  );
}
