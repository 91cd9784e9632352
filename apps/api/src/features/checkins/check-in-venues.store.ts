import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** The venue a check-in happens at, as the door needs it. */
export type CheckInVenueRow = NonNullable<Awaited<ReturnType<typeof findCheckInVenue>>>;

const columns = [
  'venues.id',
  'venues.organisation_id',
  'venues.name',
  'venues.city',
  'venues.district',
  'venues.time_zone',
  'venues.tier',
  'venues.status',
  'venues.activities',
  'venues.open_gym',
  'venues.opening_hours',
  'venues.visit_limit_per_month',
  'venues.link_key_version',
] as const;

function coverKey(row: ExpressionBuilder<Database, 'venues'>) {
  return row
    .selectFrom('venue_images')
    .select('venue_images.storage_key')
    .whereRef('venue_images.venue_id', '=', 'venues.id')
    .where('venue_images.sort_order', '=', 0);
}

/** One venue by id, drafts included: a draft's door can be tried before it opens. */
export async function findCheckInVenue(db: Db | Tx, venueId: string) {
  return db
    .selectFrom('venues')
    .select(columns)
    .select((row) => coverKey(row).as('cover_key'))
    .where('venues.id', '=', venueId)
    .executeTakeFirst();
}

/** The venue of a QR code, with the code's label and whether it was revoked. */
export async function findVenueByQrCode(db: Db | Tx, code: string) {
  return db
    .selectFrom('qr_codes')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .select(columns)
    .select((row) => coverKey(row).as('cover_key'))
    .select(['qr_codes.id as qr_code_id', 'qr_codes.label', 'qr_codes.revoked_at'])
    .where('qr_codes.code', '=', code)
    .executeTakeFirst();
}

/** Venues of one organisation, or of all (null), by name; `search` is matched folded. */
export async function listCheckInVenues(
  db: Db,
  organisationId: string | null,
  search: string | undefined,
  limit: number,
) {
  return db
    .selectFrom('venues')
    .select(columns)
    .select((row) => coverKey(row).as('cover_key'))
    .$if(organisationId !== null, (query) =>
      query.where('venues.organisation_id', '=', organisationId),
    )
    .$if(Boolean(search), (query) =>
      query.where(
        'venues.search_text',
        'like',
        sql<string>`fold_text(${likePattern(search ?? '')})`,
      ),
    )
    .where('venues.status', '<>', 'archived')
    .orderBy('venues.name')
    .orderBy('venues.id')
    .limit(limit)
    .execute();
}

// What somebody types is no pattern.
function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Closures of a venue around a day, for the opening rule. */
export async function listClosures(db: Db | Tx, venueId: string) {
  const rows = await db
    .selectFrom('venue_closures')
    .select(['local_date', 'reason'])
    .where('venue_id', '=', venueId)
    .orderBy('local_date')
    .execute();
  return rows.map(({ local_date, reason }) => ({ date: local_date, reason }));
}

/** Turns the key of a venue's signed link and answers the new version. */
export async function incrementLinkKeyVersion(tx: Tx, venueId: string): Promise<number> {
  const row = await tx
    .updateTable('venues')
    .set((row) => ({ link_key_version: row('link_key_version', '+', 1) }))
    .where('id', '=', venueId)
    .returning('link_key_version')
    .executeTakeFirstOrThrow();
  return row.link_key_version;
}
