import type { Db } from '../../../platform/database/transaction.ts';

/** The monthly visit limits that these venues have for one member; venues without one are left out. */
export async function listVisitLimits(
  db: Db,
  venueIds: readonly string[],
): Promise<Map<string, number>> {
  if (venueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('venues')
    .select(['id', 'visit_limit_per_month'])
    .where('id', 'in', venueIds)
    .where('visit_limit_per_month', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.visit_limit_per_month ?? 0]));
}
