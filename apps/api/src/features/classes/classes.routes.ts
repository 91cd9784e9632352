import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { listClassAlternatives } from './alternatives/list-class-alternatives.ts';
import { interpretSearch } from './search/interpret/interpret-search.ts';
import { listClassSessions } from './search/list-class-sessions.ts';
import { listVenuesOnMap } from './search/list-venues-on-map.ts';
import { listVenuesWithClasses } from './search/list-venues-with-classes.ts';
import { listSearchSuggestions } from './search/suggestions/list-search-suggestions.ts';
import { getClassSession } from './sessions/get-class-session.ts';

/** Routes for finding classes, for all roles. */
export function registerClassRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listClassSessions, async ({ query, user }) =>
    listClassSessions(deps, query, user?.id ?? null),
  );

  route(app, contract.listVenuesWithClasses, async ({ query, user }) =>
    listVenuesWithClasses(deps, query, user?.id ?? null),
  );

  route(app, contract.listVenuesOnMap, async ({ query, user }) =>
    listVenuesOnMap(deps, query, user?.id ?? null),
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
}
