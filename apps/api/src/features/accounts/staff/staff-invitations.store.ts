import type { StaffRole } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** An invitation to work for an organisation, until it is accepted or withdrawn. */
export interface InvitationRow {
  id: string;
  organisation_id: string;
  user_id: string;
  email: string;
  full_name: string;
  role: StaffRole;
  invited_at: Date;
  expires_at: Date;
}

const COLUMNS = [
  'id',
  'organisation_id',
  'user_id',
  'email',
  'full_name',
  'role',
  'invited_at',
  'expires_at',
] as const;

/** The values of a new invitation. */
export type NewInvitation = Omit<InvitationRow, 'id'> & { invited_by: string };

/** Inserts an invitation; undefined when the person has an open one already. */
export async function insertInvitation(
  tx: Tx,
  values: NewInvitation,
): Promise<InvitationRow | undefined> {
  const row = await tx
    .insertInto('staff_invitations')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return row as InvitationRow | undefined;
}

/** The open invitation of a person, locked until the transaction ends. */
export async function lockOpenInvitationOf(
  tx: Tx,
  userId: string,
): Promise<InvitationRow | undefined> {
  return lockOpen(tx, 'user_id', userId);
}

/** An open invitation by its id, locked until the transaction ends. */
export async function lockOpenInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return lockOpen(tx, 'id', id);
}

async function lockOpen(tx: Tx, column: 'id' | 'user_id', value: string) {
  const row = await tx
    .selectFrom('staff_invitations')
    .select(COLUMNS)
    .where(column, '=', value)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as InvitationRow | undefined;
}

/** An open invitation of an organisation by its id. */
export async function findOpenInvitation(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const row = await tx
    .selectFrom('staff_invitations')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row as InvitationRow | undefined;
}

/** Changes an invitation that the caller has locked. */
export async function updateInvitation(
  tx: Tx,
  id: string,
  values: Partial<{
    role: StaffRole;
    invited_at: Date;
    expires_at: Date;
    accepted_at: Date;
    withdrawn_at: Date;
  }>,
): Promise<InvitationRow> {
  const row = await tx
    .updateTable('staff_invitations')
    .set(values)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return row as InvitationRow;
}

/** The most invitations in one person's data export. */
const MAX_EXPORTED = 1000;

/** The invitations that a person got, for the export of personal data. */
export async function listInvitationsForExport(db: Db, userId: string) {
  const { rows } = await sql<object>`
    SELECT o.name AS organisation, i.email, i.full_name, i.role, i.invited_at, i.accepted_at,
      i.withdrawn_at
    FROM staff_invitations i JOIN organisations o ON o.id = i.organisation_id
    WHERE i.user_id = ${userId} ORDER BY i.invited_at LIMIT ${MAX_EXPORTED}`.execute(db);
  return rows;
}

/** Deletes the invitations that a person got, and forgets that they sent others. */
export async function eraseInvitationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('user_id', '=', userId).execute();
  await tx
    .updateTable('staff_invitations')
    .set({ invited_by: null })
    .where('invited_by', '=', userId)
    .execute();
}
