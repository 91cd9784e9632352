import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { receiveImage, withUploads } from '../../platform/storage/receive-image.ts';
import { answerFeedback } from './answer-feedback.ts';
import { listFeedbackOf } from './feedback.store.ts';
import { getScreenshot } from './get-screenshot.ts';
import { submitFeedback } from './give-feedback.ts';
import { listReceivedFeedback } from './list-received-feedback.ts';
import { presentFeedback } from './present-feedback.ts';

const MAX_LISTED = 50;
const hourlyLimit = (name: string, points: number) =>
  ({ limit: { name, points, seconds: 3600, by: 'account' } }) as const;

/** Routes for the member's feedback, and for its answers by ops and admins. */
export function feedbackRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.submitFeedback,
    async ({ user, body }) => submitFeedback(deps, user, body),
    hourlyLimit('give-feedback', 20),
  );
  route(app, contract.listFeedback, async ({ user }) => ({
    items: (await listFeedbackOf(deps.db, user.id, MAX_LISTED)).map(presentFeedback),
    next_cursor: null,
  }));
  withUploads(app, (uploadScope) =>
    route(
      uploadScope,
      contract.uploadScreenshot,
      async ({ user, request }) => {
        const upload = await receiveImage(request, 'screenshot');
        if (isRefusal(upload)) return upload;
        const key = await deps.images.upload(user.id, 'feedback_screenshot', upload);
        return isRefusal(key) ? key : { screenshot_key: key };
      },
      hourlyLimit('upload-screenshot', 30),
    ),
  );
  route(app, contract.getFeedbackScreenshot, async ({ user, params }) =>
    getScreenshot(deps, user, params.id),
  );
  route(app, contract.listReceivedFeedback, async ({ query }) => listReceivedFeedback(deps, query));
  route(app, contract.answerFeedback, async ({ user, params, body }) =>
    answerFeedback(deps, user, { ...params, ...body }),
  );
}
