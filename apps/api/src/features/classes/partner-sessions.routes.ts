import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { coverTrainerAbsence } from './absence/cover-trainer-absence.ts';
import { previewTrainerAbsence } from './absence/preview-trainer-absence.ts';
import { cancelClassSession } from './cancellation/cancel-class-session.ts';
import { previewSessionCancellation } from './cancellation/preview-session-cancellation.ts';
import { previewSessionRestoration } from './cancellation/preview-session-restoration.ts';
import { restoreClassSession } from './cancellation/restore-class-session.ts';
import { undoClassChange } from './changes/undo-class-change.ts';
import { changeClassSession } from './reschedule/change-class-session.ts';
import { listSubstituteTrainers } from './reschedule/list-substitute-trainers.ts';
import type { SessionFields } from './reschedule/plan-session-change.ts';
import { previewClassSession } from './reschedule/preview-class-session.ts';
import { changeSeveralSessions } from './reschedule/several/change-several-sessions.ts';
import { previewSeveralSessions } from './reschedule/several/preview-several-sessions.ts';
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
    changesOne(body)
      ? previewClassSession(deps, user, params.id, body)
      : previewSeveralSessions(deps, user, params.id, body),
  );

  route(app, contract.changeClassSession, async ({ params, body, user }) =>
    changesOne(body)
      ? changeClassSession(deps, user, params.id, body)
      : changeSeveralSessions(deps, user, params.id, body),
  );

  route(app, contract.undoClassChange, async ({ params, user }) =>
    undoClassChange(deps, user, params.id),
  );

  route(app, contract.previewTrainerAbsence, async ({ params, body, user }) =>
    previewTrainerAbsence(deps, user, params.id, body),
  );

  route(app, contract.coverTrainerAbsence, async ({ params, body, user }) =>
    coverTrainerAbsence(deps, user, params.id, body),
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

const changesOne = ({ scope = 'this' }: SessionFields) => scope === 'this';
