import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** The columns of a venue that check-ins need. */
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

/** The columns of a CheckInVenueRow, for a query over `venues`. */
export const checkInVenueSql = sql`${sql.join(columns.map((column) => sql.ref(column)))},
  (SELECT i.storage_key FROM venue_images i WHERE i.venue_id = venues.id AND i.sort_order = 0)
    AS cover_key`;

/** One venue by id, drafts included, so that check-in can be tried before a venue is published. */
export async function findCheckInVenue(db: Db | Tx, venueId: string) {
  return db
    .selectFrom('venues')
    .select(columns)
    .select((row) => coverKey(row).as('cover_key'))
    .where('venues.id', '=', venueId)
    .executeTakeFirst();
}

/** The venue of the code that is one of `codes`, with the code's label and when it ends. */
export async function findVenueByQrCode(db: Db | Tx, codes: readonly string[]) {
  return db
    .selectFrom('qr_codes')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .select(columns)
    .select((row) => coverKey(row).as('cover_key'))
    .select([
      'qr_codes.id as qr_code_id',
      'qr_codes.label',
      'qr_codes.revoked_at',
      'qr_codes.expires_at',
    ])
    .where('qr_codes.code', 'in', codes)
    .executeTakeFirst();
}

/**
 * Venues of one organisation, or of all (null), by name; `search` ignores case and accents. One row more
 * than `limit` means that there is a next page.
 */
export async function listCheckInVenues(
  db: Db,
  query: {
    organisationId: string | null;
    search: string | undefined;
    after: { name: string; id: string } | null;
    limit: number;
  },
) {
  const { organisationId, search, after, limit } = query;
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
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(venues.name, venues.id) > (${after?.name}, ${after?.id}::uuid)`),
    )
    .orderBy('venues.name')
    .orderBy('venues.id')
    .limit(limit + 1)
    .execute();
}

// Wildcards in the search text are matched literally.
function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
