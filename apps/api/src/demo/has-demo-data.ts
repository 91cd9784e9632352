import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/transaction.ts';
import { demoId } from './generate/demo-id.ts';

/** The organisation that the demo's partner accounts belong to. */
export const NAFAS_ID = demoId('organisation', 'Nafas');

/**
 * Whether the demo data exists: it is complete or missing, so one row is enough to check. In its
 * own file, so that a server with demo data need not load the rest of the demo.
 */
export async function hasDemoData(db: Db | Tx): Promise<boolean> {
  const found = await sql`SELECT FROM organisations WHERE id = ${NAFAS_ID}`.execute(db);
  return found.rows.length > 0;
}
