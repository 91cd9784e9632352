import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';

/** The venue that a timetable is imported for. */
export interface ImportVenue {
  id: string;
  version: number;
  status: string;
  time_zone: string;
}

/** A venue of an organisation; null when there is none, or when it belongs to another one. */
export async function findImportVenue(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<ImportVenue | null> {
  const row = await db
    .selectFrom('venues')
    .select(['id', 'version', 'status', 'time_zone'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

/** What an import with an idempotency key answered; null when there was none. */
export async function findImportRecord(
  db: Db | Tx,
  venueId: string,
  key: string,
): Promise<{ request_hash: Buffer; report: unknown } | null> {
  const row = await db
    .selectFrom('timetable_imports')
    .select(['request_hash', 'report'])
    .where('venue_id', '=', venueId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what an import answered, and deletes records of two days ago, which no client repeats any more. */
export async function insertImportRecord(
  tx: Tx,
  record: { venueId: string; key: string; requestHash: Buffer; report: unknown; now: Date },
): Promise<void> {
  const { venueId, key, requestHash, report, now } = record;
  await sql`DELETE FROM timetable_imports
    WHERE venue_id = ${venueId} AND imported_at < ${now}::timestamptz - interval '2 days'`.execute(
    tx,
  );
  await tx
    .insertInto('timetable_imports')
    .values({
      venue_id: venueId,
      idempotency_key: key,
      request_hash: requestHash,
      report: JSON.stringify(report),
      imported_at: now,
    })
    .execute();
}
