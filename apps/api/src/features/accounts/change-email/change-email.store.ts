import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/**
 * Gives an account another address; false when that one has an account already (ignoring case). The
 * unique index refuses what a sign-up at the same moment has taken.
 */
export async function saveEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE users SET email = ${email}
    WHERE id = ${userId} AND NOT EXISTS (
      SELECT FROM users other WHERE lower(other.email) = lower(${email}) AND other.id <> ${userId})
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Deletes the account made with an address and never confirmed, if there is one. */
export async function deleteUnconfirmedUserOf(
  tx: Tx,
  email: string,
  exceptId: string,
): Promise<void> {
  await tx
    .deleteFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '!=', exceptId)
    .where('email_verified_at', 'is', null)
    .where('role', '=', 'member')
    .execute();
}
