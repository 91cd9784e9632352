import type { LocalDate, PaidVisitKind, StatementMonth } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A closed line as far as its dispute needs it. */
export interface DisputableLine {
  id: string;
  venueId: string;
  organisationId: string;
  amountMinor: number | null;
  closedAt: Date;
  isCorrected: boolean;
}

/** A closed line; null for an id that no closed line has. */
export async function findDisputableLine(
  db: Db | Tx,
  lineId: string,
): Promise<DisputableLine | null> {
  const { rows } = await sql<DisputableLine>`
    SELECT l.id, l.venue_id AS "venueId", r.organisation_id AS "organisationId",
      l.amount_minor AS "amountMinor", s.closed_at AS "closedAt",
      EXISTS (SELECT FROM statement_lines c
        WHERE c.corrects_line_id = l.id AND c.type = 'reversal') AS "isCorrected"
    FROM statement_lines l JOIN statements s ON s.id = l.statement_id
      JOIN statement_series r ON r.venue_id = l.venue_id
    WHERE l.id = ${lineId}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a dispute; false when the line has one. */
export async function insertDispute(
  tx: Tx,
  dispute: {
    lineId: string;
    venueId: string;
    reason: string;
    by: string;
    at: Date;
    answerDue: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('statement_disputes')
    .values({
      line_id: dispute.lineId,
      venue_id: dispute.venueId,
      reason: dispute.reason,
      disputed_by: dispute.by,
      disputed_at: dispute.at,
      answer_due: dispute.answerDue,
    })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether a line is disputed, and whether that is answered, locked until the transaction ends. */
export async function lockDispute(
  tx: Tx,
  lineId: string,
): Promise<{ accepted: boolean | null } | undefined> {
  return tx
    .selectFrom('statement_disputes')
    .select('accepted')
    .where('line_id', '=', lineId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores the answer to a dispute that the caller has locked. */
export async function saveDisputeAnswer(
  tx: Tx,
  lineId: string,
  answer: { rightMinor: number | null; text: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('statement_disputes')
    .set({
      accepted: answer.rightMinor !== null,
      right_minor: answer.rightMinor,
      answer: answer.text,
      answered_by: answer.by,
      answered_at: answer.at,
    })
    .where('line_id', '=', lineId)
    .execute();
}

/** A dispute with its line, as ops read it. */
export interface DisputeRow {
  id: string;
  venueId: string;
  venueName: string;
  partnerName: string;
  month: StatementMonth;
  date: LocalDate;
  title: string | null;
  initials: string;
  kind: PaidVisitKind;
  currency: string;
  amountMinor: number | null;
  reason: string;
  disputedAt: Date;
  answerDue: Date;
  accepted: boolean | null;
  rightMinor: number | null;
  answer: string | null;
  answeredAt: Date | null;
}

const DISPUTE = sql`
  SELECT d.line_id AS id, d.venue_id AS "venueId", v.name AS "venueName",
    s.partner_name AS "partnerName", to_char(s.month, 'YYYY-MM') AS month, l.date::text AS date,
    l.title, l.initials, l.kind, s.currency, l.amount_minor AS "amountMinor", d.reason,
    d.disputed_at AS "disputedAt", d.answer_due AS "answerDue", d.accepted,
    d.right_minor AS "rightMinor", d.answer, d.answered_at AS "answeredAt"
  FROM statement_disputes d JOIN statement_lines l ON l.id = d.line_id
    JOIN statements s ON s.id = l.statement_id JOIN venues v ON v.id = d.venue_id`;

/** Where a page of disputes ended. */
type Position = { key: string; id: string } | null;

/** Disputes without an answer, those due first on top. */
export async function listOpenDisputes(
  db: Db,
  after: Position,
  limit: number,
): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    ${DISPUTE} WHERE d.accepted IS NULL AND (${after?.id ?? null}::uuid IS NULL
      OR (d.answer_due, d.line_id) > (${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY d.answer_due, d.line_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Answered disputes, the latest answer first. */
export async function listAnsweredDisputes(
  db: Db,
  after: Position,
  limit: number,
): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    ${DISPUTE} WHERE d.accepted IS NOT NULL AND (${after?.id ?? null}::uuid IS NULL
      OR (d.answered_at, d.line_id) < (${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY d.answered_at DESC, d.line_id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** One dispute; null for a line without one. */
export async function findDispute(db: Db | Tx, lineId: string): Promise<DisputeRow | null> {
  const { rows } = await sql<DisputeRow>`${DISPUTE} WHERE d.line_id = ${lineId}`.execute(db);
  return rows[0] ?? null;
}
