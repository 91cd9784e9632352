import type { StaffRole } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A person who works for an organisation, or is invited to: then with the times of the invitation. */
export interface StaffRow {
  id: string;
  email: string;
  full_name: string;
  role: StaffRole;
  invited_at: Date | null;
  expires_at: Date | null;
}

/**
 * Staff, and with `invited` open invitations, by name; one row more than `limit` means that there is
 * a next page.
 */
export async function listStaffRows(
  db: Db,
  organisationId: string,
  {
    after,
    limit,
    invited,
  }: { after: { name: string; id: string } | null; limit: number; invited: boolean },
): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    SELECT * FROM (
      SELECT id, email, full_name, role, NULL::timestamptz AS invited_at,
        NULL::timestamptz AS expires_at
      FROM users WHERE organisation_id = ${organisationId} AND deleted_at IS NULL
      UNION ALL
      SELECT id, email, full_name, role, invited_at, expires_at FROM staff_invitations
      WHERE ${invited} AND organisation_id = ${organisationId} AND accepted_at IS NULL
        AND withdrawn_at IS NULL
    ) AS staff
    WHERE ${after ? sql`(full_name, id) > (${after.name}, ${after.id}::uuid)` : sql`true`}
    ORDER BY full_name, id LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** A colleague of an organisation, locked until the transaction ends. */
export async function lockColleague(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    SELECT id, email, full_name, role, NULL::timestamptz AS invited_at,
      NULL::timestamptz AS expires_at
    FROM users WHERE id = ${id} AND organisation_id = ${organisationId} AND deleted_at IS NULL
    FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Whether another user is an admin of the organisation who has entered it. */
export async function hasOtherAdmin(
  tx: Tx,
  organisationId: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE organisation_id = ${organisationId} AND role = 'partner_admin'
      AND email_verified_at IS NOT NULL AND deleted_at IS NULL AND id <> ${userId}
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** The most admins of one organisation who are notified of a change by mail. */
const MAX_NOTIFIED_ADMINS = 100;

/** The ids of an organisation's admins who have entered it. */
export async function listPartnerAdmins(tx: Tx, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users WHERE organisation_id = ${organisationId} AND role = 'partner_admin'
      AND email_verified_at IS NOT NULL AND deleted_at IS NULL
    ORDER BY id LIMIT ${MAX_NOTIFIED_ADMINS}`.execute(tx);
  return rows.map(({ id }) => id);
}
