import {
  disputableUntil,
  type EpochMs,
  type StatementLine,
  type StatementMonth,
} from '@pulse/domain';
import type { ClosedLineRow } from './closed-statements.store.ts';

/** A line as the partner reads it. */
export type PresentedLine = ReturnType<typeof presentClosedLine>;

/** A closed line: final, disputed, or disputed and answered. */
export function presentClosedLine(line: ClosedLineRow, closedAt: EpochMs, now: EpochMs) {
  return {
    id: line.id,
    type: line.type,
    date: line.date,
    title: line.title,
    initials: line.initials,
    kind: line.kind,
    rate_minor: line.rateMinor,
    rate_first_day: line.rateFirstDay,
    amount_minor: line.amountMinor,
    corrects_month: line.correctsMonth,
    after_dispute: line.afterDispute,
    status: statusOf(line),
    disputable: !line.isCorrected && !line.disputedAt && now < disputableUntil(closedAt),
    dispute:
      line.disputedAt && line.answerDue
        ? {
            reason: line.reason ?? '',
            disputed_at: line.disputedAt.toISOString(),
            answer_due: line.answerDue.toISOString(),
            accepted: line.accepted,
            right_minor: line.rightMinor,
            answer: line.answer,
          }
        : null,
  };
}

/** A line of an open month, which may still change. */
export function presentOpenLine(
  line: StatementLine,
  monthsOfLines: ReadonlyMap<string, StatementMonth>,
): PresentedLine {
  return {
    id: line.visitId,
    type: line.type,
    date: line.date,
    title: line.title,
    initials: line.initials,
    kind: line.kind,
    rate_minor: line.rate?.amountMinor ?? null,
    rate_first_day: line.rate?.firstDay ?? null,
    amount_minor: line.amountMinor,
    corrects_month: monthsOfLines.get(line.correctsLineId ?? '') ?? null,
    after_dispute: line.disputeId !== null,
    status: 'open',
    disputable: false,
    dispute: null,
  };
}

type LineStatus = 'open' | 'closed' | 'disputed' | 'accepted' | 'declined';

function statusOf({ disputedAt, accepted }: ClosedLineRow): LineStatus {
  if (!disputedAt) return 'closed';
  if (accepted === null) return 'disputed';
  return accepted ? 'accepted' : 'declined';
}
