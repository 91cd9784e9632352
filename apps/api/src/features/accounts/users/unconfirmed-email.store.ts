import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/**
 * Gives an account whose email awaits confirmation another one; false when that one has an account
 * already (ignoring case). The unique index refuses what a concurrent sign-up has taken meanwhile.
 */
export async function changeUnconfirmedEmail(tx: Tx, id: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    UPDATE users SET email = ${email}
    WHERE id = ${id} AND email_verified_at IS NULL AND NOT EXISTS (
      SELECT FROM users other WHERE lower(other.email) = lower(${email}) AND other.id <> ${id})
    RETURNING id`.execute(tx);
  return rows.length > 0;
}
