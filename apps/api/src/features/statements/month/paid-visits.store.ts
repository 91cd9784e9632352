import type { BookingState, LocalDate, Tier } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A booking or an open-gym visit that may be paid, as stored. */
export interface StoredVisit {
  visitId: string;
  date: LocalDate;
  visitKind: 'class' | 'open_gym';
  status: BookingState;
  lateCancelled: boolean;
  tier: Tier;
  title: string | null;
  fullName: string;
}

/** Far more than a venue has in four months; one that has more must not be paid by half. */
const MAX_VISITS = 400_000;

/** The visits of a venue from a local date up to another (not included), in the order of time. */
export async function listVisits(
  db: Db | Tx,
  venueId: string,
  from: LocalDate,
  until: LocalDate,
): Promise<StoredVisit[]> {
  // By instants, for which there is an index: a local day is within two days of its date in UTC.
  const { rows } = await sql<StoredVisit>`
    SELECT b.id AS "visitId", b.local_date::text AS date, 'class' AS "visitKind", b.status,
      b.late_cancelled AS "lateCancelled", b.tier, s.title, u.full_name AS "fullName",
      b.starts_at AS at
    FROM bookings b JOIN class_sessions s ON s.id = b.class_session_id JOIN users u ON u.id = b.user_id
    WHERE b.venue_id = ${venueId} AND b.starts_at >= ${from}::date - 2
      AND b.starts_at < ${until}::date + 2
      AND b.local_date >= ${from}::date AND b.local_date < ${until}::date
      AND b.visit_returned_at IS NULL
      AND (b.status IN ('completed', 'no_show') OR (b.status = 'cancelled' AND b.late_cancelled))
    UNION ALL
    SELECT c.id, c.local_date::text, 'open_gym', 'completed', false, 'standard', NULL, u.full_name,
      c.checked_in_at
    FROM check_ins c JOIN users u ON u.id = c.user_id
    WHERE c.venue_id = ${venueId} AND c.kind = 'open_gym' AND c.corrected_at IS NULL
      AND c.checked_in_at >= ${from}::date - 2 AND c.checked_in_at < ${until}::date + 2
      AND c.local_date >= ${from}::date AND c.local_date < ${until}::date
    ORDER BY date, at, "visitId" LIMIT ${MAX_VISITS + 1}`.execute(db);
  if (rows.length > MAX_VISITS) throw new Error(`Venue ${venueId} has too many visits to add up`);
  return rows;
}

/** The local date of the first booking or arrival of a venue; null before there is one. */
export async function findFirstDate(db: Db, venueId: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ date: LocalDate | null }>`
    SELECT least(
      (SELECT b.local_date FROM bookings b WHERE b.venue_id = ${venueId}
        ORDER BY b.starts_at LIMIT 1),
      (SELECT c.local_date FROM check_ins c WHERE c.venue_id = ${venueId}
        ORDER BY c.checked_in_at LIMIT 1))::text AS date`.execute(db);
  return rows[0]?.date ?? null;
}
