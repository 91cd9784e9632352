import type { LocalDate, PaidVisitKind, StatementLineType, StatementMonth } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A closed month as stored. */
export interface StatementRow {
  id: string;
  month: StatementMonth;
  currency: string;
  totalMinor: number;
  lines: number;
  withoutRate: number;
  venueName: string;
  partnerName: string;
  payerName: string;
  payerAddress: string;
  closedAt: Date;
}

/** A closed line with its dispute. */
export interface ClosedLineRow {
  id: string;
  position: number;
  type: StatementLineType;
  date: LocalDate;
  title: string | null;
  initials: string;
  kind: PaidVisitKind;
  rateMinor: number | null;
  rateFirstDay: LocalDate | null;
  amountMinor: number | null;
  correctsMonth: StatementMonth | null;
  afterDispute: boolean;
  /** A later line takes it back. */
  isCorrected: boolean;
  reason: string | null;
  disputedAt: Date | null;
  answerDue: Date | null;
  accepted: boolean | null;
  rightMinor: number | null;
  answer: string | null;
}

/** The statement of a closed month; null while the month is open. */
export async function findStatement(
  db: Db | Tx,
  venueId: string,
  month: StatementMonth,
): Promise<StatementRow | null> {
  const { rows } = await sql<StatementRow>`
    SELECT id, to_char(month, 'YYYY-MM') AS month, currency, total_minor AS "totalMinor", lines,
      lines_without_rate AS "withoutRate", venue_name AS "venueName",
      partner_name AS "partnerName", payer_name AS "payerName", payer_address AS "payerAddress",
      closed_at AS "closedAt"
    FROM statements WHERE venue_id = ${venueId} AND month = ${`${month}-01`}::date`.execute(db);
  return rows[0] ?? null;
}

/** Lines of a statement after a position, in order: all, or those of one kind or the corrections. */
export async function listClosedLines(
  db: Db | Tx,
  statementId: string,
  page: { kind: PaidVisitKind | 'corrections' | null; after: number; limit: number },
): Promise<ClosedLineRow[]> {
  const { kind, after, limit } = page;
  const { rows } = await sql<ClosedLineRow>`
    SELECT l.id, l.position, l.type, l.date::text AS date, l.title, l.initials, l.kind,
      l.rate_minor AS "rateMinor", l.rate_first_day::text AS "rateFirstDay",
      l.amount_minor AS "amountMinor", to_char(o.month, 'YYYY-MM') AS "correctsMonth",
      l.dispute_line_id IS NOT NULL AS "afterDispute",
      EXISTS (SELECT FROM statement_lines c
        WHERE c.corrects_line_id = l.id AND c.type = 'reversal') AS "isCorrected",
      d.reason, d.disputed_at AS "disputedAt", d.answer_due AS "answerDue", d.accepted,
      d.right_minor AS "rightMinor", d.answer
    FROM statement_lines l
      LEFT JOIN statement_lines f ON f.id = l.corrects_line_id
      LEFT JOIN statements o ON o.id = f.statement_id
      LEFT JOIN statement_disputes d ON d.line_id = l.id
    WHERE l.statement_id = ${statementId} AND l.position > ${after}
      AND (${kind}::text IS NULL OR (${kind} = 'corrections' AND l.type <> 'visit')
        OR (l.kind = ${kind} AND l.type = 'visit'))
    ORDER BY l.position LIMIT ${limit}`.execute(db);
  return rows;
}

/** The sums of a statement by kind; `corrections` are those of closed months. */
export async function sumClosedLines(
  db: Db,
  statementId: string,
): Promise<{ kind: PaidVisitKind | 'corrections'; lines: number; amountMinor: number }[]> {
  const { rows } = await sql<{
    kind: PaidVisitKind | 'corrections';
    lines: number;
    amountMinor: number;
  }>`
    SELECT CASE WHEN type = 'visit' THEN kind ELSE 'corrections' END AS kind,
      count(*)::int AS lines, coalesce(sum(amount_minor), 0)::bigint AS "amountMinor"
    FROM statement_lines WHERE statement_id = ${statementId} GROUP BY 1`.execute(db);
  return rows;
}

/** The closed months of some lines. */
export async function listMonthsOfLines(
  db: Db,
  lineIds: readonly string[],
): Promise<Map<string, StatementMonth>> {
  if (lineIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; month: StatementMonth }>`
    SELECT l.id, to_char(s.month, 'YYYY-MM') AS month
    FROM statement_lines l JOIN statements s ON s.id = l.statement_id
    WHERE l.id = ANY(${lineIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, month }) => [id, month]));
}
