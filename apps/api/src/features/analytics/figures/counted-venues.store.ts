import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A venue with until when its days are counted. */
export interface CountedVenue {
  id: string;
  name: string;
  archived: boolean;
  zone: string;
  rolledUntil: LocalDate;
}

/** The venues of an organisation, or one of them; empty when it is not theirs. */
export async function listCountedVenues(
  db: Db | Tx,
  organisationId: string,
  venueId: string | null,
): Promise<CountedVenue[]> {
  const { rows } = await sql<CountedVenue>`
    SELECT v.id, v.name, v.status = 'archived' AS archived, v.time_zone AS zone,
      coalesce(a.rolled_until, '2000-01-01')::text AS "rolledUntil"
    FROM venues v LEFT JOIN analytics_venues a ON a.venue_id = v.id
    WHERE v.organisation_id = ${organisationId}
      AND (${venueId}::uuid IS NULL OR v.id = ${venueId})
    ORDER BY v.name, v.id`.execute(db);
  return rows;
}

/** The counted days of venues about which something has changed since. */
export async function listChangedDays(
  tx: Tx,
  venueIds: readonly string[],
): Promise<{ venueId: string; day: LocalDate }[]> {
  const { rows } = await sql<{ venueId: string; day: LocalDate }>`
    SELECT DISTINCT d.venue_id AS "venueId", d.local_date::text AS day
    FROM analytics_changed_days d
      JOIN analytics_venues v ON v.venue_id = d.venue_id AND d.local_date < v.rolled_until
    WHERE d.venue_id = ANY (${venueIds}::uuid[])`.execute(tx);
  return rows;
}
