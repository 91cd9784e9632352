import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { cancelClassSession } from './cancellation/cancel-class-session.ts';
import { previewSessionCancellation } from './cancellation/preview-session-cancellation.ts';
import { previewSessionRestoration } from './cancellation/preview-session-restoration.ts';
import { restoreClassSession } from './cancellation/restore-class-session.ts';
import { changeClassSession } from './reschedule/change-class-session.ts';
import { listSubstituteTrainers } from './reschedule/list-substitute-trainers.ts';
import { previewClassSession } from './reschedule/preview-class-session.ts';
import { getPartnerSession } from './sessions/get-partner-session.ts';
import { listPartnerSessions } from './sessions/list-partner-sessions.ts';

/** Routes for the dated classes of the own organisation. */
export function partnerSessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.listPartnerClassSessions,
    async ({ query, user }) => listPartnerSessions(deps, user, query),
    { followsEvents: true },
  );

  route(app, contract.getPartnerClassSession, async ({ params, user }) =>
    getPartnerSession(deps, user, params.id),
  );

  route(app, contract.listSubstituteTrainers, async ({ params, user }) =>
    listSubstituteTrainers(deps, user, params.id),
  );

  route(app, contract.previewClassSession, async ({ params, body, user }) =>
    previewClassSession(deps, user, params.id, body),
  );

  route(app, contract.changeClassSession, async ({ params, body, user }) =>
    changeClassSession(deps, user, params.id, body),
  );

  route(app, contract.previewSessionCancellation, async ({ params, body, user }) =>
    previewSessionCancellation(deps, user, params.id, body),
  );

  route(app, contract.cancelClassSession, async ({ params, body, user }) =>
    cancelClassSession(deps, user, params.id, body),
  );

  route(app, contract.previewSessionRestoration, async ({ params, user }) =>
    previewSessionRestoration(deps, user, params.id),
  );

  route(app, contract.restoreClassSession, async ({ params, user }) =>
    restoreClassSession(deps, user, params.id),
  );
}
