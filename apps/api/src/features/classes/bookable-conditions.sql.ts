import {
  BOOKING_POLICY_BOUNDS,
  type BookingPolicy,
  DEFAULT_BOOKING_POLICY,
  type TimeRange,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { TableReference } from '../../platform/database/table-reference.ts';
import type { MemberBookingLimits } from './class-hooks.ts';

/** The class session and its venue, under the names that a statement gives them. */
export interface ClassAtVenue {
  session: TableReference<'class_sessions'>;
  venue: TableReference<'venues'>;
}

/** Conditions for a session to be open for booking, not full, and not in conflict with the member's bookings. */
export function openForBookingConditions(
  now: Date,
  memberId: string | null,
  { session: s, venue: v }: ClassAtVenue,
): RawBuilder<boolean>[] {
  const conditions = [
    sql<boolean>`${s('booked')} < ${s('capacity')}`,
    sql<boolean>`${s('starts_at')} <= ${now}::timestamptz + ${policyValue('opens_days_before', v)} * interval '24 hours'`,
    sql<boolean>`${s('starts_at')} > ${now}::timestamptz + ${policyValue('closes_minutes_before', v)} * interval '1 minute'`,
  ];
  if (memberId)
    // A class lasts a day at most, so older bookings of the member cannot overlap.
    conditions.push(sql<boolean>`NOT EXISTS (
      SELECT FROM bookings b
      WHERE b.user_id = ${memberId} AND b.starts_at < ${s('ends_at')} AND b.ends_at > ${s('starts_at')}
        AND b.starts_at > ${s('starts_at')} - interval '25 hours'
        AND (b.status IN ('confirmed', 'pending')
          OR b.class_session_id = ${s('id')} AND b.status <> 'cancelled'))`);
  return conditions;
}

/**
 * Conditions for the sessions that a member may book, and how they are paid: by the plan, or without
 * one by the drop-in price of classes that have one.
 */
export function bookableConditions(
  now: Date,
  memberId: string,
  limits: MemberBookingLimits,
  of: ClassAtVenue,
): { conditions: RawBuilder<boolean>[]; paidBy: 'plan' | 'drop_in' } {
  const open = openForBookingConditions(now, memberId, of);
  if (limits.coveredSpans.length > 0)
    return { conditions: [...open, ...withinPlanConditions(limits, of)], paidBy: 'plan' };
  const priced = sql<boolean>`${of.session('price_minor')} IS NOT NULL`;
  return {
    conditions: [...open, priced, ...paymentIndependentConditions(limits, of)],
    paidBy: 'drop_in',
  };
}

/** Conditions for the plan to cover a session, with none of its limits reached. */
export function withinPlanConditions(
  limits: MemberBookingLimits,
  of: ClassAtVenue,
): RawBuilder<boolean>[] {
  const { session: s, venue: v } = of;
  return [
    sql<boolean>`${startsWithinSpans(limits.coveredSpans, s)}`,
    sql<boolean>`${s('local_date')} <> ALL (${limits.fullDates}::date[])`,
    sql<boolean>`NOT ${startsWithinSpans(limits.fullMonths, s)}`,
    sql<boolean>`(${s('tier')} = 'standard' AND ${v('tier')} = 'standard'
      OR NOT ${startsWithinSpans(limits.fullPlusMonths, s)})`,
    ...paymentIndependentConditions(limits, of),
  ];
}

/** Conditions that also apply to drop-ins: the venue's limit and the restriction after no-shows. */
function paymentIndependentConditions(
  { fullVenueMonths, latestStartAt }: MemberBookingLimits,
  { session: s }: ClassAtVenue,
): RawBuilder<boolean>[] {
  const conditions = [
    sql<boolean>`(${s('venue_id')}, to_char(${s('local_date')}, 'YYYY-MM')) NOT IN (
      SELECT * FROM unnest(${fullVenueMonths.map((full) => full.venueId)}::uuid[],
        ${fullVenueMonths.map((full) => full.month)}::text[]))`,
  ];
  if (latestStartAt !== null)
    conditions.push(sql<boolean>`${s('starts_at')} <= ${new Date(latestStartAt)}`);
  return conditions;
}

function startsWithinSpans(
  spans: readonly TimeRange[],
  s: TableReference<'class_sessions'>,
): RawBuilder<boolean> {
  const starts = spans.map((span) => new Date(span.startsAt).toISOString());
  const ends = spans.map((span) => new Date(span.endsAt).toISOString());
  return sql`EXISTS (
    SELECT FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS span (starts, ends)
    WHERE ${s('starts_at')} >= span.starts AND ${s('starts_at')} < span.ends)`;
}

/** One value of the venue's policy, with the bounds and defaults of `snapshotPolicy`. */
function policyValue(name: keyof BookingPolicy, v: TableReference<'venues'>): RawBuilder<number> {
  const { min, max } = BOOKING_POLICY_BOUNDS[name];
  return sql`least(${max}::double precision, greatest(${min}::double precision, coalesce(
    (${v('booking_policy')} ->> ${sql.lit(name)})::double precision,
    ${DEFAULT_BOOKING_POLICY[name]}::double precision)))`;
}
