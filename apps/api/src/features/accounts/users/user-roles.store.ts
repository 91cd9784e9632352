import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';

/**
 * Whether a user still has this role in this organisation, locked until the transaction ends: who
 * changes it waits, and who is changing it is waited for. A change by this very transaction, as when
 * an admin steps down, does not count.
 */
export async function lockRole(
  tx: Tx,
  { id, role, organisationId }: Pick<AuthenticatedUser, 'id' | 'role' | 'organisationId'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE id = ${id} AND deleted_at IS NULL
      AND (role = ${role} AND organisation_id IS NOT DISTINCT FROM ${organisationId}::uuid
        OR xmin = pg_current_xact_id()::xid)
    FOR SHARE`.execute(tx);
  return rows.length > 0;
}

/** Whether a user is an admin of the organisation, which the caller has locked. */
export async function isPartnerAdmin(
  tx: Tx,
  organisationId: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE id = ${userId} AND organisation_id = ${organisationId}
      AND role = 'partner_admin' AND deleted_at IS NULL`.execute(tx);
  return rows.length > 0;
}
