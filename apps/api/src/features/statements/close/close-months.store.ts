import { CLOSING_HOURS, type StatementLine, type StatementMonth } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** Lines are inserted so many at a time. */
const LINES_A_STATEMENT = 5_000;

/** The venues whose next month is to be closed; at most 500, those that wait longest first. */
export async function listDueSeries(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ venueId: string }>`
    SELECT s.venue_id AS "venueId" FROM statement_series s JOIN venues v ON v.id = s.venue_id
    CROSS JOIN LATERAL (SELECT coalesce(s.closed_month + interval '1 month', s.first_month) AS month) n
    WHERE (n.month + interval '1 month') AT TIME ZONE v.time_zone
      + ${CLOSING_HOURS} * interval '1 hour' <= ${now}
    ORDER BY n.month, s.venue_id LIMIT 500`.execute(db);
  return rows.map(({ venueId }) => venueId);
}

/** A month to be stored as closed. */
export interface NewStatement {
  venueId: string;
  venueName: string;
  partnerName: string;
  month: StatementMonth;
  currency: string;
  totalMinor: number;
  withoutRate: number;
  payerName: string;
  payerAddress: string;
  closedAt: Date;
}

/** Stores a closed month with its lines, and that the venue's statements reach to it. */
export async function insertStatement(
  tx: Tx,
  statement: NewStatement,
  lines: readonly StatementLine[],
): Promise<void> {
  const { venueId, month, closedAt } = statement;
  const { id } = await tx
    .insertInto('statements')
    .values({
      venue_id: venueId,
      month: `${month}-01`,
      currency: statement.currency,
      total_minor: statement.totalMinor,
      lines: lines.length,
      lines_without_rate: statement.withoutRate,
      venue_name: statement.venueName,
      partner_name: statement.partnerName,
      payer_name: statement.payerName,
      payer_address: statement.payerAddress,
      closed_at: closedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < lines.length; start += LINES_A_STATEMENT)
    await insertLines(tx, id, venueId, start, lines.slice(start, start + LINES_A_STATEMENT));
  await tx
    .updateTable('statement_series')
    .set({ closed_month: `${month}-01` })
    .where('venue_id', '=', venueId)
    .execute();
}

async function insertLines(
  tx: Tx,
  statementId: string,
  venueId: string,
  before: number,
  lines: readonly StatementLine[],
): Promise<void> {
  const rows = lines.map(({ rate, ...line }, index) => ({
    ...line,
    position: before + index + 1,
    rateMinor: rate?.amountMinor ?? null,
    rateFirstDay: rate?.firstDay ?? null,
  }));
  await sql`
    INSERT INTO statement_lines (statement_id, venue_id, position, type, visit_id, date, title,
      initials, kind, rate_minor, rate_first_day, amount_minor, corrects_line_id, dispute_line_id)
    SELECT ${statementId}, ${venueId}, position, type, "visitId", date, title, initials, kind,
      "rateMinor", "rateFirstDay", "amountMinor", "correctsLineId", "disputeId"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS line(position int, type text,
      "visitId" uuid, date date, title text, initials text, kind text, "rateMinor" bigint,
      "rateFirstDay" date, "amountMinor" bigint, "correctsLineId" uuid, "disputeId" uuid)`.execute(
    tx,
  );
}

/** Removes a person's initials from closed lines, with the account; the lines stay. */
export async function eraseInitials(tx: Tx, userId: string): Promise<void> {
  await sql`
    UPDATE statement_lines SET initials = '' WHERE initials <> '' AND visit_id IN (
      SELECT b.id FROM bookings b WHERE b.user_id = ${userId}
      UNION ALL SELECT c.id FROM check_ins c WHERE c.user_id = ${userId})`.execute(tx);
}
