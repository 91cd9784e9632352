import type { AcceptedDispute, LocalDate, StatedVisit } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** What the closed lines of a venue say about each visit since a local date. */
export async function listStatedVisits(
  db: Db | Tx,
  venueId: string,
  from: LocalDate,
): Promise<StatedVisit[]> {
  const { rows } = await sql<StatedVisit>`
    SELECT DISTINCT ON (l.visit_id) l.visit_id AS "visitId", l.date::text AS date, l.kind, l.title,
      l.initials, l.id AS "lineId", l.type = 'reversal' AS "takenBack",
      (sum(l.amount_minor) OVER (PARTITION BY l.visit_id))::bigint AS "amountMinor"
    FROM statement_lines l JOIN statements s ON s.id = l.statement_id
    WHERE l.venue_id = ${venueId} AND l.date >= ${from}::date
    ORDER BY l.visit_id, (l.dispute_line_id IS NULL) DESC, s.month DESC, l.position DESC`.execute(
    db,
  );
  return rows;
}

/** The accepted disputes of a venue that are in no statement yet, in the order of the answers. */
export async function listUnsettledDisputes(
  db: Db | Tx,
  venueId: string,
): Promise<AcceptedDispute[]> {
  const { rows } = await sql<AcceptedDispute>`
    SELECT d.line_id AS "lineId", l.visit_id AS "visitId", l.date::text AS date, l.kind, l.title,
      l.initials, l.amount_minor AS "statedMinor", d.right_minor AS "rightMinor"
    FROM statement_disputes d JOIN statement_lines l ON l.id = d.line_id
    WHERE d.venue_id = ${venueId} AND d.accepted
      AND NOT EXISTS (SELECT FROM statement_lines c WHERE c.dispute_line_id = d.line_id)
    ORDER BY d.answered_at, d.line_id`.execute(db);
  return rows;
}
