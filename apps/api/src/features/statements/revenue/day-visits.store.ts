import type { BookingState, LocalDate, Tier } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** How many visits of a local day at a venue are alike in what they may be paid for. */
export interface DayVisitsRow {
  venueId: string;
  date: LocalDate;
  visitKind: 'class' | 'open_gym';
  status: BookingState;
  lateCancelled: boolean;
  tier: Tier;
  visits: number;
}

/** The visits of venues on local days that a statement would list, counted; `until` is not included. */
export async function countDayVisits(
  db: Db,
  venueIds: readonly string[],
  from: LocalDate,
  until: LocalDate,
): Promise<DayVisitsRow[]> {
  // By instants, for which there is an index: a local day is within two days of its date in UTC.
  const { rows } = await sql<DayVisitsRow>`
    SELECT v.id AS "venueId", o.date::text AS date, o.kind AS "visitKind", o.status,
      o.late AS "lateCancelled", o.tier, count(*)::int AS visits
    FROM unnest(${venueIds}::uuid[]) AS v(id) CROSS JOIN LATERAL (
      SELECT b.local_date AS date, 'class' AS kind, b.status, b.late_cancelled AS late, b.tier
      FROM bookings b
      WHERE b.venue_id = v.id AND b.starts_at >= ${from}::date - 2
        AND b.starts_at < ${until}::date + 2
        AND b.local_date >= ${from}::date AND b.local_date < ${until}::date
        AND b.visit_returned_at IS NULL
        AND (b.status IN ('completed', 'no_show') OR (b.status = 'cancelled' AND b.late_cancelled))
      UNION ALL
      SELECT c.local_date, 'open_gym', 'completed', false, 'standard'
      FROM check_ins c
      WHERE c.venue_id = v.id AND c.kind = 'open_gym' AND c.corrected_at IS NULL
        AND c.checked_in_at >= ${from}::date - 2 AND c.checked_in_at < ${until}::date + 2
        AND c.local_date >= ${from}::date AND c.local_date < ${until}::date
    ) o GROUP BY 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

/** The venues of an organisation, or one of them; empty when it is not theirs. */
export async function listOwnVenues(
  db: Db,
  organisationId: string,
  venueId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('venues')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .$if(venueId !== null, (query) => query.where('id', '=', venueId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}
