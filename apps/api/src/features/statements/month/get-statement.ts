import {
  disputableUntil,
  type EpochMs,
  firstDayOf,
  localDateAfter,
  localDateOf,
  monthAfter,
  monthClosesAt,
  PAID_VISIT_KINDS,
  type PaidVisitKind,
  type StatementLine,
  type StatementMonth,
  statementMonthOf,
  sumStatement,
} from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { presentRates } from '../rates/present-rate-proposal.ts';
import { listRates } from '../rates/visit-rates.store.ts';
import { findStatementVenue, type StatementVenue } from '../series.store.ts';
import {
  findStatement,
  listClosedLines,
  listMonthsOfLines,
  type StatementRow,
  sumClosedLines,
} from './closed-statements.store.ts';
import { loadOpenMonth } from './load-open-month.ts';
import { findFirstDate } from './paid-visits.store.ts';
import { presentClosedLine, presentOpenLine } from './present-lines.ts';

const ORDER = 'statement-lines';

interface StatementQuery {
  venue_id: string;
  month: StatementMonth;
  kind?: PaidVisitKind | 'corrections' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of the lines of a month with its sums: those of a closed month as they were closed, those
 * of another one as they stand now.
 */
export async function getStatement(deps: Deps, user: AuthenticatedUser, query: StatementQuery) {
  const { db, clock } = deps;
  const after = pageStart(ORDER, 'number', query.cursor);
  if (isRefusal(after)) return after;
  if (!user.organisationId) return refuse('not_found');
  const venue = await findStatementVenue(db, query.venue_id, user.organisationId);
  if (!venue) return refuse('not_found');
  const now = clock.now();
  const page = { kind: query.kind ?? null, after: after?.key ?? 0, limit: query.limit };
  const closed = await findStatement(db, venue.id, query.month);
  const content = closed
    ? await closedPage(deps, closed, page)
    : await openPage(deps, venue, query.month, page);
  const lastDay = localDateAfter(firstDayOf(monthAfter(query.month)), -1);
  const rates = await listRates(db, [venue.id], lastDay, lastDay);
  return {
    venue: { id: venue.id, name: venue.name, time_zone: venue.zone },
    month: query.month,
    ...stateOf(venue, query.month, closed, now),
    currency: closed?.currency ?? venue.currency,
    ...content,
    rates: presentRates(rates, lastDay),
    ...(await neighboursOf(deps, venue, query.month)),
  };
}

interface Page {
  kind: PaidVisitKind | 'corrections' | null;
  after: number;
  limit: number;
}

async function closedPage({ db, clock }: Deps, statement: StatementRow, page: Page) {
  const rows = await listClosedLines(db, statement.id, { ...page, limit: page.limit + 1 });
  const end = ({ position, id }: (typeof rows)[number]) => ({ key: position, id });
  const { page: lines, next_cursor } = paginate(rows, page.limit, ORDER, end);
  const sums = await sumClosedLines(db, statement.id);
  const closedAt = statement.closedAt.getTime();
  return {
    total_minor: statement.totalMinor,
    lines: statement.lines,
    lines_without_rate: statement.withoutRate,
    ...presentSums(sums),
    items: lines.map((line) => presentClosedLine(line, closedAt, clock.now())),
    next_cursor,
  };
}

async function openPage({ db }: Deps, venue: StatementVenue, month: StatementMonth, page: Page) {
  const all = await loadOpenMonth(db, venue, month);
  const rows = all
    .map((line, index) => ({ line, position: index + 1 }))
    .filter(({ line, position }) => position > page.after && isWanted(line, page.kind));
  const end = ({ line, position }: (typeof rows)[number]) => ({ key: position, id: line.visitId });
  const { page: shown, next_cursor } = paginate(rows, page.limit, ORDER, end);
  const corrected = shown.flatMap(({ line }) => line.correctsLineId ?? []);
  const months = await listMonthsOfLines(db, corrected);
  const { totalMinor, lines, withoutRate } = sumStatement(all);
  const sums = [...Map.groupBy(all, groupOf)].map(([kind, own]) => ({
    kind,
    lines: own.length,
    amountMinor: sumStatement(own).totalMinor,
  }));
  return {
    ...{ total_minor: totalMinor, lines, lines_without_rate: withoutRate },
    ...presentSums(sums),
    items: shown.map(({ line }) => presentOpenLine(line, months)),
    next_cursor,
  };
}

const groupOf = ({ type, kind }: StatementLine): PaidVisitKind | 'corrections' =>
  type === 'visit' ? kind : 'corrections';
const isWanted = (line: StatementLine, kind: Page['kind']) =>
  kind === null || groupOf(line) === kind;

function presentSums(sums: Awaited<ReturnType<typeof sumClosedLines>>) {
  const of = (kind: PaidVisitKind | 'corrections') => {
    const sum = sums.find((one) => one.kind === kind);
    return { lines: sum?.lines ?? 0, amount_minor: sum?.amountMinor ?? 0 };
  };
  return {
    kinds: PAID_VISIT_KINDS.map((kind) => ({ kind, ...of(kind) })),
    corrections: of('corrections'),
  };
}

function stateOf(
  { zone, firstMonth }: StatementVenue,
  month: StatementMonth,
  closed: StatementRow | null,
  now: EpochMs,
) {
  const closesAt = monthClosesAt(month, zone);
  const until = closed && disputableUntil(closed.closedAt.getTime());
  return {
    state: openState(month, firstMonth, closed !== null, now >= closesAt),
    closes_at: new Date(closesAt).toISOString(),
    closed_at: closed?.closedAt.toISOString() ?? null,
    disputable_until: until ? new Date(until).toISOString() : null,
  };
}

function openState(
  month: StatementMonth,
  firstMonth: StatementMonth | null,
  isClosed: boolean,
  isOver: boolean,
) {
  if (isClosed) return 'closed' as const;
  if (!firstMonth || month < firstMonth) return 'not_agreed' as const;
  return isOver ? ('closing' as const) : ('open' as const);
}

/** The months before and after, as far as there is anything to read. */
async function neighboursOf({ db, clock }: Deps, venue: StatementVenue, month: StatementMonth) {
  const present = statementMonthOf(localDateOf(clock.now(), venue.zone));
  const firstDate = await findFirstDate(db, venue.id);
  const first = [firstDate ? statementMonthOf(firstDate) : present, venue.firstMonth ?? present]
    .sort()
    .at(0);
  return {
    previous: first && month > first ? monthAfter(month, -1) : null,
    next: month < present ? monthAfter(month) : null,
  };
}
