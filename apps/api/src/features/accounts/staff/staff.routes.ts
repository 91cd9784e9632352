import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { changeStaff } from './change-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { removeStaff } from './remove-staff.ts';
import { resendStaffInvitation } from './resend-staff-invitation.ts';

/** Mails to strangers that one admin may cause in a day: the staff of a large venue at once. */
const MAIL_LIMIT = { name: 'invite-staff', points: 20, seconds: 86_400, by: 'account' } as const;

/** Routes with which a partner admin decides who works for the organisation. */
export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listStaff, ({ user, query }) => listStaff(deps, user, query));
  route(
    app,
    contract.inviteStaff,
    ({ user, body, language }) => inviteStaff(deps, user, body, language),
    { limit: MAIL_LIMIT },
  );
  route(
    app,
    contract.resendStaffInvitation,
    ({ user, params }) => resendStaffInvitation(deps, user, params.id),
    { limit: MAIL_LIMIT },
  );
  route(app, contract.changeStaff, ({ user, params, body }) =>
    changeStaff(deps, user, params.id, body),
  );
  route(app, contract.removeStaff, ({ user, params }) => removeStaff(deps, user, params.id));
}
