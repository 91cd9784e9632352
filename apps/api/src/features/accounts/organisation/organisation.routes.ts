import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { clientInfoOf } from '../sign-in/client-info.ts';
import { changeOrganisation } from './change-organisation.ts';
import { getOrganisation } from './get-organisation.ts';

/** Routes with which a partner admin sees and changes the organisation's own details. */
export function organisationRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  route(app, contract.getOrganisation, ({ user }) => getOrganisation(accounts, user));
  route(app, contract.changeOrganisation, ({ user, body, request }) =>
    changeOrganisation(accounts, user, body, clientInfoOf(request)),
  );
}
