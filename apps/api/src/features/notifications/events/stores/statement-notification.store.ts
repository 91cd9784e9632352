import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';

/** A person who is notified of rates or of a dispute. */
export interface StatementRecipient {
  id: string;
  email: string;
  fullName: string;
  language: string;
}

/** The most people of one side that are notified. */
const MAX_PEOPLE = 100;

/** Rates or a dispute with what the messages about them say. */
export interface NotifiedStatement {
  venueId: string;
  venue: string;
  partner: string;
  organisationId: string;
  /** The first day of the rates, or the day of the disputed line: YYYY-MM-DD. */
  date: string;
  /** The month of the disputed line, YYYY-MM; of rates that of their first day. */
  month: string;
  status: string;
  /** Why the line is disputed, or what was answered. */
  reason: string;
  answerDue: Date | null;
}

/** A proposal of rates. */
export async function findProposalForNotification(
  db: Db,
  proposalId: string,
): Promise<NotifiedStatement | undefined> {
  const { rows } = await sql<NotifiedStatement>`
    SELECT p.venue_id AS "venueId", v.name AS venue, o.name AS partner,
      p.organisation_id AS "organisationId", p.first_day::text AS date,
      to_char(p.first_day, 'YYYY-MM') AS month, p.status, coalesce(p.reason, '') AS reason,
      NULL::timestamptz AS "answerDue"
    FROM rate_proposals p JOIN venues v ON v.id = p.venue_id
      JOIN organisations o ON o.id = p.organisation_id
    WHERE p.id = ${proposalId}`.execute(db);
  return rows[0];
}

/** The dispute of a line. */
export async function findDisputeForNotification(
  db: Db,
  lineId: string,
): Promise<NotifiedStatement | undefined> {
  const { rows } = await sql<NotifiedStatement>`
    SELECT d.venue_id AS "venueId", v.name AS venue, o.name AS partner,
      v.organisation_id AS "organisationId", l.date::text AS date,
      to_char(s.month, 'YYYY-MM') AS month,
      CASE WHEN d.accepted IS NULL THEN 'open' WHEN d.accepted THEN 'accepted' ELSE 'declined' END
        AS status, coalesce(d.answer, d.reason) AS reason, d.answer_due AS "answerDue"
    FROM statement_disputes d JOIN statement_lines l ON l.id = d.line_id
      JOIN statements s ON s.id = l.statement_id JOIN venues v ON v.id = d.venue_id
      JOIN organisations o ON o.id = v.organisation_id
    WHERE d.line_id = ${lineId}`.execute(db);
  return rows[0];
}

/** The admins of an organisation, or, for null, those of the platform who keep statements. */
export async function listStatementRecipients(
  db: Db,
  organisationId: string | null,
): Promise<StatementRecipient[]> {
  const who = organisationId
    ? sql`u.role = 'partner_admin' AND u.organisation_id = ${organisationId}`
    : sql`u.role IN ('ops', 'admin')`;
  const { rows } = await sql<StatementRecipient>`
    SELECT u.id, u.email, u.full_name AS "fullName", u.language FROM users u
    WHERE ${who} AND u.deleted_at IS NULL ORDER BY u.id LIMIT ${MAX_PEOPLE}`.execute(db);
  return rows;
}
