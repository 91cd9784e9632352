import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** Keeps that a member's scan of a code was refused; of several on one day, the time of the last. */
export async function saveRefusedScan(
  db: Db,
  scan: { qr_code_id: string; user_id: string; local_date: string; refused_at: Date },
): Promise<void> {
  await db
    .insertInto('refused_scans')
    .values(scan)
    .onConflict((conflict) =>
      conflict
        .columns(['qr_code_id', 'user_id', 'local_date'])
        .doUpdateSet({ refused_at: sql`excluded.refused_at` }),
    )
    .execute();
}
