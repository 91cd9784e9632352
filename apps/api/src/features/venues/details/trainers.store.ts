import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A trainer of an organisation with a published venue; null for any other. */
export async function findPublicTrainer(
  db: Db,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT t.id, t.name FROM trainers t
    WHERE t.id = ${id} AND EXISTS (
      SELECT FROM venues v
      WHERE v.organisation_id = t.organisation_id AND v.status = 'published')`.execute(db);
  return rows[0] ?? null;
}
