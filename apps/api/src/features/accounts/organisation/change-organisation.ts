import type { changeOrganisation as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findOrganisation, lockOrganisation, updateOrganisation } from '../organisations.store.ts';
import { confirmPassword, lockIfPasswordUnchanged } from '../password/confirm-password.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { listPartnerAdmins } from '../staff/staff.store.ts';
import { findUser, type UserRow } from '../users/users.store.ts';
import { auditedChange } from './audited-change.ts';
import { toOrganisationColumns } from './organisation-columns.ts';
import { type Organisation, presentOrganisation } from './present-organisation.ts';

/**
 * Changes fields of the partner admin's organisation. Needs the current password; every admin of this
 * moment is notified by mail, so that a thief of an account cannot redirect the payouts unnoticed.
 * Refused when the organisation was changed since `version`.
 */
export async function changeOrganisation(
  accounts: AccountsDeps,
  { id: actor, organisationId }: AuthenticatedUser,
  { version, current_password, ...change }: z.output<typeof operation.body>,
  client: ClientInfo,
  lock = lockOrganisation,
): Promise<Organisation | Refusal> {
  const { db, clock, config } = accounts;
  if (!organisationId) return refuse('not_found');
  const user = await findUser(db, actor);
  if (!user) return refuse('unauthenticated');
  const columns = toOrganisationColumns(config.secrets, change);
  const wrongPassword = await confirmPassword(accounts, user, current_password, client);
  if (wrongPassword) return wrongPassword;
  return inTransaction(db, async (tx) => {
    // Before the user, as changes of staff do.
    await lock(tx, organisationId);
    const refusal = await refuseOtherThanAdmin(tx, user, organisationId);
    if (refusal) return refusal;
    const before = await findOrganisation(tx, organisationId);
    if (!before) return refuse('not_found');
    if (before.version !== version) return refuse('version_conflict', { version: before.version });
    const fields = Object.keys(change) as (keyof typeof change)[];
    if (fields.length === 0) return presentOrganisation(before);
    const changed_at = new Date(clock.now());
    const after = await updateOrganisation(tx, organisationId, { ...columns, changed_at });
    await audit(tx, {
      actor,
      action: 'change_organisation',
      subject: { type: 'organisation', id: organisationId },
      ...auditedChange(before, after, fields),
    });
    const admin_ids = await listPartnerAdmins(tx, organisationId);
    await publish(tx, {
      type: 'organisation.changed',
      payload: { organisation_id: organisationId, changed_by: actor, admin_ids, fields },
    });
    return presentOrganisation(after);
  });
}

// The role or the password may have changed while the password was verified.
async function refuseOtherThanAdmin(
  tx: Tx,
  user: UserRow,
  organisationId: string,
): Promise<Refusal | null> {
  const locked = await lockIfPasswordUnchanged(tx, user);
  const isAdmin = locked?.role === 'partner_admin' && locked.organisation_id === organisationId;
  return isAdmin ? null : refuse('unauthenticated');
}
