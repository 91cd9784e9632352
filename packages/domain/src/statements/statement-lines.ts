import type { LocalDate } from '../time/zones.ts';
import type { PaidVisitKind } from './paid-visit-kinds.ts';
import { type AgreedRate, rateOn } from './rates.ts';
import { type StatementMonth, statementMonthOf } from './statement-months.ts';

/** A visit that a venue is paid for, as it stands now. */
export interface PaidVisit {
  visitId: string;
  /** Of the class, or of the arrival without one, in the venue's calendar. */
  date: LocalDate;
  kind: PaidVisitKind;
  /** Of the class; null for open gym. */
  title: string | null;
  /** Of the member, who is named nowhere else. */
  initials: string;
}

/** The closed lines of one visit, taken together. */
export interface StatedVisit extends PaidVisit {
  /** What they add up to; null where no rate was agreed. */
  amountMinor: number | null;
  /** The last one. */
  lineId: string;
  /** A correction took it back, and nothing replaced it. */
  takenBack: boolean;
}

/** A dispute that was accepted and is in no statement yet. */
export interface AcceptedDispute extends PaidVisit {
  /** The disputed line, which a line takes back. */
  lineId: string;
  statedMinor: number | null;
  /** What the line should have said. */
  rightMinor: number;
}

/** A visit of the month, or a correction of a closed one: the old line taken back, and the new one. */
export type StatementLineType = 'visit' | 'reversal' | 'replacement';

/** One line of a statement. */
export interface StatementLine extends PaidVisit {
  type: StatementLineType;
  /** Null for a reversal and after a dispute, and where no rate was agreed. */
  rate: AgreedRate | null;
  /** Null where no rate was agreed. */
  amountMinor: number | null;
  /** The closed line that it corrects. */
  correctsLineId: string | null;
  /** The disputed line whose dispute led to it. */
  disputeId: string | null;
}

/** Everything that a statement is computed from. */
export interface StatementSources {
  month: StatementMonth;
  /** The visits from the first day that is compared with closed lines to the end of the month. */
  visits: readonly PaidVisit[];
  /** The visits of closed months since that day; null where an earlier month shows the corrections. */
  stated: readonly StatedVisit[] | null;
  disputes: readonly AcceptedDispute[];
  rates: readonly AgreedRate[];
}

/**
 * The lines of an open month: its visits in the given order, then what has changed about visits of
 * closed months and which disputes were accepted. A closed line is never changed: it is taken back.
 */
export function statementLines(sources: StatementSources): StatementLine[] {
  const { month, visits, stated, disputes, rates } = sources;
  const known = new Map(stated?.map((one) => [one.visitId, one]));
  const isNew = ({ visitId }: PaidVisit) => known.get(visitId)?.takenBack ?? true;
  const typeOf = ({ visitId, date }: PaidVisit) =>
    statementMonthOf(date) < month || known.has(visitId) ? 'replacement' : 'visit';
  const unstated = visits.filter(isNew);
  const ofMonth = unstated.filter(({ date }) => statementMonthOf(date) === month);
  const late = stated ? unstated.filter(({ date }) => statementMonthOf(date) < month) : [];
  const corrected = stated?.filter(({ takenBack }) => !takenBack) ?? [];
  return [
    ...[...ofMonth, ...late].map((visit) => pricedLine(visit, rates, typeOf(visit), null)),
    ...(stated ? disputes.flatMap(disputeLines) : []),
    ...correctionLines(
      visits,
      corrected.map((one) => afterDisputes(one, disputes)),
      rates,
    ),
  ];
}

/** What lines add up to; those without a rate are counted apart. */
export function sumStatement(lines: readonly Pick<StatementLine, 'amountMinor'>[]) {
  return {
    totalMinor: lines.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0),
    lines: lines.length,
    withoutRate: lines.filter(({ amountMinor }) => amountMinor === null).length,
  };
}

function pricedLine(
  visit: PaidVisit,
  rates: readonly AgreedRate[],
  type: StatementLineType,
  correctsLineId: string | null,
): StatementLine {
  const rate = rateOn(rates, visit.kind, visit.date);
  const amountMinor = rate?.amountMinor ?? null;
  return { ...visit, type, rate, amountMinor, correctsLineId, disputeId: null };
}

function correctionLines(
  visits: readonly PaidVisit[],
  stated: readonly StatedVisit[],
  rates: readonly AgreedRate[],
): StatementLine[] {
  const present = new Map(visits.map((visit) => [visit.visitId, visit]));
  return stated.flatMap((old) => {
    const now = present.get(old.visitId);
    if (now && now.kind === old.kind && now.date === old.date) return [];
    const reversal = reversalOf(old, old.amountMinor, old.lineId);
    return now ? [reversal, pricedLine(now, rates, 'replacement', old.lineId)] : [reversal];
  });
}

function disputeLines(dispute: AcceptedDispute): StatementLine[] {
  const { lineId, statedMinor, rightMinor, ...visit } = dispute;
  return [
    { ...reversalOf(visit, statedMinor, lineId), disputeId: lineId },
    {
      ...visit,
      type: 'replacement',
      rate: null,
      amountMinor: rightMinor,
      correctsLineId: lineId,
      disputeId: lineId,
    },
  ];
}

function reversalOf(visit: PaidVisit, minor: number | null, lineId: string): StatementLine {
  const { visitId, date, kind, title, initials } = visit;
  const amountMinor = minor === null ? null : 0 - minor;
  return {
    ...{ visitId, date, kind, title, initials, amountMinor },
    ...{ type: 'reversal', rate: null, correctsLineId: lineId, disputeId: null },
  };
}

// A visit that is disputed and corrected at once is taken back with what the dispute has added.
function afterDisputes(visit: StatedVisit, disputes: readonly AcceptedDispute[]): StatedVisit {
  const added = disputes.filter(({ visitId }) => visitId === visit.visitId);
  if (added.length === 0) return visit;
  const amountMinor = added.reduce(
    (sum, { statedMinor, rightMinor }) => sum + rightMinor - (statedMinor ?? 0),
    visit.amountMinor ?? 0,
  );
  return { ...visit, amountMinor };
}
