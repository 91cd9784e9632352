import type { Db, Tx } from '../../../platform/database/transaction.ts';

const columns = ['id', 'venue_id', 'code', 'label', 'created_at', 'revoked_at'] as const;

/** A venue's codes, active ones first, at most 100. */
export async function listQrCodesOfVenue(db: Db, venueId: string) {
  return db
    .selectFrom('qr_codes')
    .select(columns)
    .where('venue_id', '=', venueId)
    .orderBy((row) => row('revoked_at', 'is not', null))
    .orderBy('created_at')
    .limit(100)
    .execute();
}

/** One code with the organisation it belongs to. */
export async function findQrCode(db: Db | Tx, id: string) {
  return db
    .selectFrom('qr_codes')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .select([
      'qr_codes.id',
      'venue_id',
      'code',
      'label',
      'qr_codes.created_at',
      'revoked_at',
      'organisation_id',
    ])
    .where('qr_codes.id', '=', id)
    .executeTakeFirst();
}

/** Inserts a code of a venue. */
export async function insertQrCode(
  tx: Tx,
  values: { venue_id: string; code: string; label: string; created_by: string; created_at: Date },
) {
  return tx.insertInto('qr_codes').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Marks a code as revoked; a code revoked before keeps its first time. */
export async function markQrCodeRevoked(tx: Tx, id: string, at: Date) {
  return tx
    .updateTable('qr_codes')
    .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(at)) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
