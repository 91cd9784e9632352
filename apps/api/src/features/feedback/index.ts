import { giveFeedback, listFeedback } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { addFeedback, listFeedbackOf } from './feedback.store.ts';
import { presentFeedback } from './present-feedback.ts';

const LISTED = 50;
const LIMIT = { name: 'give-feedback', points: 20, seconds: 3600, by: 'account' } as const;

/** Feedback: members tell us something and read our answers. */
export function registerFeedback(app: FastifyInstance, { db, clock, personalData }: Deps): void {
  route(
    app,
    giveFeedback,
    async ({ user, body }) => {
      const at = new Date(clock.now());
      return presentFeedback(await addFeedback(db, { ...body, userId: user.id, at }));
    },
    { limit: LIMIT },
  );
  route(app, listFeedback, async ({ user }) => ({
    items: (await listFeedbackOf(db, user.id, LISTED)).map(presentFeedback),
    next_cursor: null,
  }));

  personalData.exportAs('feedback', (reader, userId) => listFeedbackOf(reader, userId, 1000));
  personalData.eraseWith('feedback', async (tx, userId) => {
    await tx.deleteFrom('feedback').where('user_id', '=', userId).execute();
  });
}
