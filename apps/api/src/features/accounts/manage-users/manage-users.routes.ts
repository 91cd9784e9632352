import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { changeUserRole } from './change-user-role.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';

/** Enough to work with; a search may read much of the table. */
const SEARCH_LIMIT = { name: 'search-users', points: 600, seconds: 3600, by: 'account' } as const;

/** Routes with which staff of the platform find people, and admins change their roles. */
export function manageUsersRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  route(app, contract.listUsers, ({ query }) => listUsers(accounts, query));
  route(app, contract.searchUsers, ({ query, body }) => listUsers(accounts, query, body.search), {
    limit: SEARCH_LIMIT,
  });
  route(app, contract.getUser, ({ params }) => getUser(accounts, params.id));
  route(app, contract.changeUserRole, ({ user, params, body }) =>
    changeUserRole(accounts, user, params.id, body),
  );
}
