import type { Role } from '@pulse/domain';
import { sql } from 'kysely';
import { plannedEachTime } from '../../../platform/database/prepare-statements.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A person as staff of the platform find them. */
export interface ListedUserRow {
  id: string;
  full_name: string;
  email: string;
  role: Role;
  organisation: { id: string; name: string } | null;
  email_confirmed: boolean;
  created_at: Date;
}

const columns = sql`u.id, u.full_name, u.email, u.role, u.created_at,
  u.email_verified_at IS NOT NULL AS email_confirmed,
  CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'name', o.name) END AS organisation`;

/** What people are listed by. */
export interface UserFilters {
  /** Part of the name or email. */
  search: string | null;
  role: Role | null;
  after: { name: string; id: string } | null;
  /** One row more than this means that there is a next page. */
  limit: number;
}

/** People with an account, by name. */
export async function listUserRows(
  db: Db,
  { search, role, after, limit }: UserFilters,
): Promise<ListedUserRow[]> {
  const { rows } = await sql<ListedUserRow>`
    ${plannedEachTime} SELECT ${columns} FROM users u
    LEFT JOIN organisations o ON o.id = u.organisation_id
    WHERE u.deleted_at IS NULL
      AND ${role ? sql`u.role = ${role}` : sql`true`}
      AND ${search ? contains(search) : sql`true`}
      AND ${after ? sql`(u.full_name, u.id) > (${after.name}, ${after.id}::uuid)` : sql`true`}
    ORDER BY u.full_name, u.id LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** One person with an account; undefined without one. */
export async function findUserRow(db: Db, id: string): Promise<ListedUserRow | undefined> {
  const { rows } = await sql<ListedUserRow>`
    SELECT ${columns} FROM users u LEFT JOIN organisations o ON o.id = u.organisation_id
    WHERE u.id = ${id} AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}

// The signs with a meaning in LIKE are escaped: they are part of names, too.
function contains(search: string) {
  const escaped = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`fold_text(u.full_name || ' ' || u.email) LIKE '%' || fold_text(${escaped}) || '%'`;
}

/** Makes other transactions that change the platform's admins wait until this one ends. */
export async function lockPlatformAdmins(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('platform admins', 0))`.execute(tx);
}

/** Whether a user is an admin of the platform; the caller has locked who is. */
export async function isPlatformAdmin(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE id = ${id} AND role = 'admin' AND deleted_at IS NULL`.execute(tx);
  return rows.length > 0;
}

/** Whether another user is an admin of the platform who can sign in. */
export async function hasOtherPlatformAdmin(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE role = 'admin' AND deleted_at IS NULL
      AND email_verified_at IS NOT NULL AND id <> ${id}
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}
