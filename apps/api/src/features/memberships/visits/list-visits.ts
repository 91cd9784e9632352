import {
  appealableUntil,
  billingMonthOf,
  DAY,
  type EpochMs,
  lineCounts,
  sumLines,
  type TimeRange,
  visitOutcome,
} from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findMembershipAt, type MembershipMonths } from './past-memberships.store.ts';
import { listVisitLines, type StoredVisit } from './visit-lines.store.ts';

const ORDER = 'membership.visits';

interface ListVisitsQuery {
  month?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of the visits of a billing month, newest first, with the sums of the whole month: those of
 * the current month are what the counters of the membership show. Who has no plan reads the last 31
 * days, because classes paid by themselves are missed and appealed as well, and before that the
 * months of the memberships that have ended.
 */
export async function listVisits(deps: Deps, userId: string, query: ListVisitsQuery) {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const now = deps.clock.now();
  const at = query.month ? Date.parse(query.month) : now;
  const membership = await findMembershipAt(deps.db, userId, new Date(at));
  const hasPlan = membership !== null && hadPlanAt(membership, at);
  const month = hasPlan
    ? monthOf(membership, at)
    : daysWithoutPlan(membership?.endedAt ?? null, now);
  const lines = await listVisitLines(deps.db, userId, month);
  const start = after ? lines.findIndex(({ id }) => id === after.id) + 1 : 0;
  const { page, next_cursor } = paginate(lines.slice(start), query.limit, ORDER, (last) => ({
    key: iso(last.startsAt),
    id: last.id,
  }));
  return {
    month: hasPlan
      ? presentMonth(membership, month, now)
      : presentDays(month, membership?.endedAt ?? null),
    has_plan: hasPlan,
    month_sums: sumLines(lines),
    plus_sums: sumLines(lines.filter(({ tier }) => tier === 'plus')),
    items: page.map(presentVisit),
    next_cursor,
  };
}

/** Whether the membership at an instant had not ended for good by then. */
function hadPlanAt({ endedAt, laterBeganAt }: MembershipMonths, at: EpochMs): boolean {
  return endedAt === null || at < endedAt || laterBeganAt !== null;
}

/** How many days around now are shown to a member without a plan. */
const DAYS_WITHOUT_PLAN = 31;

function daysWithoutPlan(endedAt: EpochMs | null, now: EpochMs): TimeRange {
  const length = DAYS_WITHOUT_PLAN * DAY;
  return { startsAt: Math.max(endedAt ?? 0, now - length), endsAt: now + length };
}

function presentDays({ startsAt, endsAt }: TimeRange, endedAt: EpochMs | null) {
  const previous = endedAt === null ? null : iso(endedAt - 1);
  return { starts_at: iso(startsAt), ends_at: iso(endsAt), previous, next: null };
}

/** The billing month at an instant; the last one of a membership ends with it. */
function monthOf({ anchorAt, endedAt, pauses }: MembershipMonths, at: EpochMs): TimeRange {
  if (endedAt === null) return billingMonthOf(anchorAt, at, pauses);
  const inside = Math.max(anchorAt, Math.min(at, endedAt - 1));
  const month = billingMonthOf(anchorAt, inside, pauses);
  return { ...month, endsAt: Math.min(month.endsAt, endedAt) };
}

function presentMonth(membership: MembershipMonths, month: TimeRange, now: EpochMs) {
  const { anchorAt, endedAt, earlierEndedAt, laterBeganAt } = membership;
  const before = month.startsAt > anchorAt ? month.startsAt : earlierEndedAt;
  const isLast = endedAt !== null && month.endsAt >= endedAt;
  const after = isLast ? (laterBeganAt ?? endedAt) : month.endsAt;
  return {
    starts_at: iso(month.startsAt),
    ends_at: iso(month.endsAt),
    previous: before === null ? null : iso(before - 1),
    next: after === null || after > now ? null : iso(after),
  };
}

function presentVisit(line: StoredVisit) {
  const { checkIn, correction, appeal } = line;
  const until = line.kind === 'class' && !appeal ? appealableUntil(line) : null;
  return {
    id: line.id,
    kind: line.kind,
    outcome: visitOutcome(line),
    counts: lineCounts(line),
    tier: line.tier,
    paid_by: line.paidBy,
    title: line.title,
    venue_name: line.venueName,
    time_zone: line.zone,
    starts_at: iso(line.startsAt),
    check_in: checkIn && {
      method: checkIn.method,
      at: iso(checkIn.at),
      staff_name: checkIn.staffName,
    },
    correction: correction && {
      at: iso(correction.at),
      staff_name: correction.staffName,
      reason: correction.reason,
    },
    appealable_until: until === null ? null : iso(until),
    appeal: appeal && {
      status: statusOf(appeal.accepted),
      answer_by: iso(appeal.answerBy),
      reason: appeal.reason,
    },
  };
}

function statusOf(accepted: boolean | null) {
  if (accepted === null) return 'open' as const;
  return accepted ? ('accepted' as const) : ('rejected' as const);
}

const iso = (at: number) => new Date(at).toISOString();
