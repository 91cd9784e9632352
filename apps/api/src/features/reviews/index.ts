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

export { listNewestReviews } from './list/list-newest-reviews.ts';

/** Reviews of venues by people who attended, and the venues' answers. */
export function registerReviews(app: FastifyInstance, deps: Deps): void {
  reviewRoutes(app, deps);
  deps.personalData.exportAs('reviews', listPersonalReviews);
  deps.personalData.exportAs('review_reports', listPersonalReports);
  deps.personalData.exportAs('review_restrictions', listPersonalRestrictions);
  deps.personalData.eraseWith('reviews', erasePersonalReviews);
}
