import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/**
 * Whether any standby that is connected confirms a commit, as a failover manager lets them once none of
 * those that it trusts is left.
 */
export async function anyStandbyConfirms(db: Db): Promise<boolean> {
  const { rows } = await sql<{ names: string }>`
    SELECT current_setting('synchronous_standby_names') AS names`.execute(db);
  return rows[0]?.names.includes('*') ?? false;
}
