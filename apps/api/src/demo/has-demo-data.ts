import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/transaction.ts';
import { demoId } from './generate/demo-id.ts';

/** The organisation that the demo's partner accounts belong to. */
export const NAFAS_ID = demoId('organisation', 'Nafas');

/**
 * Whether the demo world is there: it is all there or not at all, so one row tells. Apart from the
 * rest of the demo, which a server that has its world need not load.
 */
export async function hasDemoData(db: Db | Tx): Promise<boolean> {
  const found = await sql`SELECT FROM organisations WHERE id = ${NAFAS_ID}`.execute(db);
  return found.rows.length > 0;
}
