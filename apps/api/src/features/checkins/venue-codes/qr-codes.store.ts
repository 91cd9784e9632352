import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A code as stored, with how often it was scanned. */
export type QrCodeRow = Awaited<ReturnType<typeof listQrCodesOfVenue>>[number];

const columns = [
  'qr_codes.id',
  'qr_codes.venue_id',
  'qr_codes.code',
  'qr_codes.label',
  'qr_codes.created_at',
  'qr_codes.revoked_at',
  'qr_codes.expires_at',
] as const;

// A check-in that was corrected counts: the member scanned the code all the same.
function scansOf(row: ExpressionBuilder<Database, 'qr_codes'>) {
  const checkIns = row
    .selectFrom('check_ins')
    .whereRef('check_ins.qr_code_id', '=', 'qr_codes.id')
    .where('check_ins.qr_code_id', 'is not', null);
  const refused = row
    .selectFrom('refused_scans')
    .whereRef('refused_scans.qr_code_id', '=', 'qr_codes.id');
  const count = checkIns.select(sql<number>`count(*)::int`.as('n'));
  const refusedCount = refused.select(sql<number>`count(*)::int`.as('n'));
  return [
    row.fn.coalesce(count, sql<number>`0`).as('scans'),
    checkIns
      .select((scan) => scan.fn.max('check_ins.checked_in_at').as('at'))
      .as('last_scanned_at'),
    row.fn.coalesce(refusedCount, sql<number>`0`).as('refused_scans'),
    refused
      .select((scan) => scan.fn.max('refused_scans.refused_at').as('at'))
      .as('last_refused_at'),
  ];
}

/** A venue's codes, those that are accepted at `now` first, at most 100. */
export async function listQrCodesOfVenue(db: Db, venueId: string, now: Date) {
  return db
    .selectFrom('qr_codes')
    .select(columns)
    .select(scansOf)
    .where('venue_id', '=', venueId)
    .orderBy(sql`coalesce(least(revoked_at, expires_at) <= ${now}, false)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** One code with how often it was scanned. */
export async function getQrCode(tx: Tx, id: string): Promise<QrCodeRow> {
  return tx
    .selectFrom('qr_codes')
    .select(columns)
    .select(scansOf)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** One code with the organisation it belongs to, locked: of two who change it the second waits. */
export async function lockQrCode(tx: Tx, id: string) {
  return tx
    .selectFrom('qr_codes')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .select(columns)
    .select(['qr_codes.successor_id', 'venues.organisation_id'])
    .where('qr_codes.id', '=', id)
    .forUpdate('qr_codes')
    .executeTakeFirst();
}

/** Inserts a code of a venue and returns its id. */
export async function insertQrCode(
  tx: Tx,
  values: { venue_id: string; code: string; label: string; created_by: string; created_at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('qr_codes')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a code as revoked. */
export async function markQrCodeRevoked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('qr_codes').set({ revoked_at: at }).where('id', '=', id).execute();
}

/** Marks a code as replaced by another from `expiresAt` on. */
export async function markQrCodeRenewed(
  tx: Tx,
  id: string,
  { successorId, expiresAt }: { successorId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('qr_codes')
    .set({ successor_id: successorId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}
