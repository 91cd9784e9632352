import type { LocalDate, PaidVisitKind, StatementLineType, StatementMonth } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import {
  findStatement,
  listClosedLines,
  listMonthsOfLines,
  type StatementRow,
} from '../month/closed-statements.store.ts';
import { loadOpenMonth } from '../month/load-open-month.ts';
import type { StatementVenue } from '../series.store.ts';

/** A line as a file shows it. Of disputes nothing: a closed month has the same bytes each time. */
export interface DocumentLine {
  type: StatementLineType;
  date: LocalDate;
  title: string | null;
  initials: string;
  kind: PaidVisitKind;
  rateMinor: number | null;
  amountMinor: number | null;
  correctsMonth: StatementMonth | null;
  afterDispute: boolean;
}

/** More than any month has. */
const ALL = 1_000_000;

/** All lines of a closed month. */
export function loadClosedLines({ db }: Deps, { id }: StatementRow): Promise<DocumentLine[]> {
  return listClosedLines(db, id, { kind: null, after: 0, limit: ALL });
}

/** All lines of a month, closed or as they stand now, with the statement if it is closed. */
export async function loadDocumentLines(
  deps: Deps,
  venue: StatementVenue,
  month: StatementMonth,
): Promise<{ statement: StatementRow | null; lines: DocumentLine[] }> {
  const statement = await findStatement(deps.db, venue.id, month);
  if (statement) return { statement, lines: await loadClosedLines(deps, statement) };
  const open = await loadOpenMonth(deps.db, venue, month);
  const corrected = open.flatMap(({ correctsLineId }) => correctsLineId ?? []);
  const months = await listMonthsOfLines(deps.db, corrected);
  const lines = open.map((line) => ({
    ...line,
    rateMinor: line.rate?.amountMinor ?? null,
    correctsMonth: months.get(line.correctsLineId ?? '') ?? null,
    afterDispute: line.disputeId !== null,
  }));
  return { statement, lines };
}
