import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

const ROWS_PER_STATEMENT = 2000;

/**
 * Inserts rows, all with the same columns, into a table in few statements. PostgreSQL reads them as
 * JSON, so dates and instants are ISO text and bytes are `\x` hex.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  const target = sql.table(table);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    await sql`INSERT INTO ${target} (${sql.join(columns)})
      SELECT ${sql.join(columns)} FROM json_populate_recordset(NULL::${target}, ${json}::json)`.execute(
      tx,
    );
  }
}

/** An instant as ISO text for the database; null stays null. */
export function toIsoText(at: EpochMs): string;
export function toIsoText(at: EpochMs | null): string | null;
export function toIsoText(at: EpochMs | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
