import './feedback.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { deleteFeedbackOf, listFeedbackOf } from './feedback.store.ts';
import { presentFeedback } from './present-feedback.ts';

/** The most entries that a download of personal data holds. */
const MAX_EXPORTED = 1000;

/** Feedback: members write it, ops and admins answer. */
export function registerFeedback(app: FastifyInstance, deps: Deps): void {
  feedbackRoutes(app, deps);
  deps.personalData.exportAs('feedback', async (db, userId) =>
    (await listFeedbackOf(db, userId, MAX_EXPORTED)).map(presentFeedback),
  );
  deps.personalData.eraseWith('feedback', deleteFeedbackOf);
}
