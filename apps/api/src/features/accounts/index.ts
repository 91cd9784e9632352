import './accounts.events.ts';
import { DAY, SESSION_IDLE_LIFETIME } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { accountRoutes } from './accounts.routes.ts';
import { createAccountsDeps } from './accounts-deps.ts';
import { changeEmailRoutes } from './change-email/change-email.routes.ts';
import { sendEmailChangeLink } from './change-email/request-email-change.ts';
import { deleteExpiredEmailLinks } from './email-link/email-links.store.ts';
import { createMailLimits } from './email-link/mail-limits.ts';
import { manageUsersRoutes } from './manage-users/manage-users.routes.ts';
import { organisationRoutes } from './organisation/organisation.routes.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { deleteExpiredPasskeyChallenges } from './passkeys/passkey-challenges.store.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { deletePasskeysOf } from './passkeys/passkeys.store.ts';
import { sendResetLink } from './password/forgot-password.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { renewEncryption } from './renew-encryption/renew-encryption.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { deleteSecondFactor, findSecondFactor } from './second-factor/second-factors.store.ts';
import { authenticateRequests } from './sessions/authenticate-requests.ts';
import { deleteExpiredUserSessions } from './sessions/user-sessions.store.ts';
import { sendSignInLink } from './sign-in-link/request-sign-in-link.ts';
import { signInLinkRoutes } from './sign-in-link/sign-in-link.routes.ts';
import { sendVerificationLink } from './sign-up/resend-verification.ts';
import { recheckRoles } from './staff/recheck-role.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { eraseInvitationsOf, listInvitationsForExport } from './staff/staff-invitations.store.ts';
import { deleteUnconfirmedUsers } from './users/users.store.ts';

export { type ClassToBook, setAccountHooks } from './account-hooks.ts';
export { inviteUser } from './invitations/invite-user.ts';
export { resendInvitation } from './invitations/resend-invitation.ts';
export { createPartnerEncryption, lastCharactersOf } from './organisation/partner-encryption.ts';
export {
  findOrganisationSecrets,
  insertOrganisation,
  listOrganisationsCalled,
  organisationNamed,
} from './organisations.store.ts';
export { parsePhoneNumber } from './profile/parse-phone-number.ts';
export { lockRoleSql } from './users/lock-role.sql.ts';
export { replaceCalendarToken } from './users/users.store.ts';

/** How long an account may wait for its email to be confirmed. */
const UNCONFIRMED_LIFETIME = 7 * DAY;

/**
 * Sign-up, sign-in, sessions, password, profile, and who works for which organisation. Registered first: it authenticates the requests
 * of every other route.
 */
export function registerAccounts(app: FastifyInstance, deps: Deps): void {
  const accounts = createAccountsDeps(deps);
  authenticateRequests(app, accounts);
  recheckRoles(app);
  app.addHook('onReady', async () => accounts.revokedSessions.start());
  app.addHook('onClose', async () => accounts.revokedSessions.stop());
  const mailLimits = createMailLimits(accounts);
  accountRoutes(app, accounts, mailLimits);
  signInLinkRoutes(app, accounts, mailLimits);
  passkeyRoutes(app, accounts);
  changeEmailRoutes(app, accounts, mailLimits);
  profileRoutes(app, accounts);
  secondFactorRoutes(app, accounts);
  staffRoutes(app, accounts);
  organisationRoutes(app, accounts);
  manageUsersRoutes(app, accounts);
  deps.events.on('password_reset.asked_for', ({ email }) => sendResetLink(accounts, email));
  deps.events.on('sign_in_link.asked_for', ({ email }) => sendSignInLink(accounts, email));
  deps.events.on('email_change.asked_for', (asked) => sendEmailChangeLink(accounts, asked));
  deps.events.on('verification.asked_for', ({ email, class_session_id }) =>
    sendVerificationLink(accounts, email, class_session_id),
  );
  deps.personalData.exportAs('staff_invitations', listInvitationsForExport);
  deps.personalData.eraseWith('staff_invitations', eraseInvitationsOf);
  deps.personalData.exportAs('second_factor', async (db, userId) => {
    const factor = await findSecondFactor(db, userId);
    return { enabled_at: factor?.enabled_at?.toISOString() ?? null };
  });
  deps.personalData.eraseWith('second_factor', async (tx, userId) => {
    await deleteSecondFactor(tx, userId);
  });
  deps.personalData.exportAs(
    'passkeys',
    async (db, userId) => (await listPasskeys(db, userId)).items,
  );
  deps.personalData.eraseWith('passkeys', deletePasskeysOf);
  deps.jobs.every('accounts.delete-passkey-challenges', 60, () =>
    deleteExpiredPasskeyChallenges(deps.db, new Date(deps.clock.now())),
  );
  deps.jobs.every('accounts.renew-encryption', 86_400, () => renewEncryption(deps));
  deps.jobs.every('accounts.delete-old-sessions', 86_400, async () => {
    const now = deps.clock.now();
    await deleteExpiredUserSessions(deps.db, new Date(now - SESSION_IDLE_LIFETIME));
    await deleteExpiredEmailLinks(deps.db, new Date(now - DAY));
    await deleteUnconfirmedUsers(deps.db, new Date(now - UNCONFIRMED_LIFETIME));
  });
}
