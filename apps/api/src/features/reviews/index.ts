import './reviews.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import {
  erasePersonalReviews,
  listPersonalReports,
  listPersonalRestrictions,
  listPersonalReviews,
} from './personal-data/personal-reviews.store.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { askToRate } from './visit-ratings/ask-to-rate.ts';
import {
  erasePersonalVisitRatings,
  listPersonalVisitRatings,
} from './visit-ratings/visit-ratings.store.ts';

export { listNewestReviews } from './list/list-newest-reviews.ts';

/** How often the mails that ask about visits are looked for, in seconds. */
const ASK_EVERY_SECONDS = 300;

/** Reviews of venues by people who attended, the venues' answers, and how single visits were. */
export function registerReviews(app: FastifyInstance, deps: Deps): void {
  reviewRoutes(app, deps);
  deps.personalData.exportAs('reviews', listPersonalReviews);
  deps.personalData.exportAs('review_reports', listPersonalReports);
  deps.personalData.exportAs('review_restrictions', listPersonalRestrictions);
  deps.personalData.exportAs('visit_ratings', listPersonalVisitRatings);
  deps.personalData.eraseWith('reviews', erasePersonalReviews);
  deps.personalData.eraseWith('visit_ratings', erasePersonalVisitRatings);
  deps.jobs.every('reviews.ask_to_rate', ASK_EVERY_SECONDS, () => askToRate(deps));
}
