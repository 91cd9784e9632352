import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { listClassAlternatives } from './alternatives/list-class-alternatives.ts';
import { interpretSearch } from './search/interpret-search.ts';
import { listClassSessions } from './search/list-class-sessions.ts';
import { listSearchSuggestions } from './search/list-search-suggestions.ts';
import { listVenuesWithClasses } from './search/list-venues-with-classes.ts';
import { cancelClassSession } from './sessions/cancel-class-session.ts';
import { changeClassSession } from './sessions/change-class-session.ts';
import { getClassSession } from './sessions/get-class-session.ts';
import { listPartnerSessions } from './sessions/list-partner-sessions.ts';

/** Routes for classes: everyone may find them, only their partner may change them. */
export function registerClassRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listClassSessions, async ({ query, user }) =>
    listClassSessions(deps, query, user?.id ?? null),
  );

  route(app, contract.listVenuesWithClasses, async ({ query, user }) =>
    listVenuesWithClasses(deps, query, user?.id ?? null),
  );

  route(app, contract.listSearchSuggestions, async ({ query, user }) =>
    listSearchSuggestions(deps, query, user?.id ?? null),
  );

  route(app, contract.interpretSearch, async ({ query }) => interpretSearch(deps, query));

  route(app, contract.getClassSession, async ({ params, user }) =>
    getClassSession(deps, params.id, user?.id ?? null),
  );

  route(app, contract.listClassAlternatives, async ({ params, user }) =>
    listClassAlternatives(deps, params.id, user?.id ?? null),
  );

  route(app, contract.listPartnerClassSessions, async ({ query, user }) =>
    listPartnerSessions(deps, user, query),
  );

  route(app, contract.cancelClassSession, async ({ params, body, user }) =>
    cancelClassSession(deps, user, params.id, body.reason),
  );

  route(app, contract.changeClassSession, async ({ params, body, user }) =>
    changeClassSession(deps, user, params.id, body),
  );
}
