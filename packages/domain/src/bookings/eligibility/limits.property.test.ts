import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_PLANS, type Plan } from '../../memberships/plans/plans.ts';
import { DAY, type EpochMs, HOUR, type TimeRange } from '../../time/instants.ts';
import { countsAgainstLimits } from '../attendance/visits.ts';
import type { BookingState } from '../booking-states.ts';
import { cancelQuote } from '../cancel/cancel-quote.ts';
import { bookableContext, NOW } from './booking-context.builder.ts';
import type { BookingContext } from './booking-context.ts';
import { bookingEligibility } from './can-book.ts';
import { limitWindows } from './limit-windows.ts';
import { findConflict, overlaps } from './overlap.ts';

const ZONES = ['Asia/Beirut', 'Europe/Paris', 'Europe/Berlin'];
const VENUE_LIMIT = 4;
const anchorAt = Date.parse('2026-08-31T21:30:00Z');

interface Class extends TimeRange {
  venue: number;
  plus: boolean;
}

interface Booked extends Class {
  status: BookingState;
  bookedAt: EpochMs;
  lateCancelled: boolean;
  visitReturned: boolean;
}

const within = (span: TimeRange, at: EpochMs) => span.startsAt <= at && at < span.endsAt;

/** One member's bookings, stored as the server stores them and counted independently. */
class BookingHistory {
  readonly booked: Booked[] = [];
  readonly plan: Plan;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  book(chosen: Class, now: EpochMs): void {
    if (!bookingEligibility(this.contextFor(chosen), now).allowed) return;
    const state = { status: 'confirmed' as const, lateCancelled: false, visitReturned: false };
    this.booked.push({ ...chosen, ...state, bookedAt: now });
  }

  cancel(index: number, now: EpochMs, visitReturned: boolean): void {
    const booking = this.booked[index];
    if (!booking) return;
    const quote = cancelQuote({ ...booking, policy: bookableContext().policy }, now);
    if (!quote.allowed) return;
    booking.status = 'cancelled';
    booking.lateCancelled = quote.cost === 'uses_visit';
    booking.visitReturned = visitReturned;
  }

  completePastClasses(now: EpochMs, attended: boolean): void {
    for (const booking of this.booked) {
      if (booking.status !== 'confirmed' || booking.endsAt > now) continue;
      booking.status = attended ? 'completed' : 'no_show';
    }
  }

  count(which: (booking: Booked) => boolean): number {
    return this.booked.filter((booking) => countsAgainstLimits(booking) && which(booking)).length;
  }

  held(): Booked[] {
    return this.booked.filter((booking) => booking.status === 'confirmed');
  }

  windows(of: Class) {
    return limitWindows(of.startsAt, ZONES[of.venue] ?? '', { anchorAt });
  }

  private contextFor(chosen: Class): BookingContext {
    const { day, billingMonth, venueMonth } = this.windows(chosen);
    const counter = (
      span: TimeRange,
      limit: number | null,
      which: (booking: Booked) => boolean,
    ) => {
      const used = this.count((booking) => within(span, booking.startsAt) && which(booking));
      return { used, booked: 0, limit, resetsAt: span.endsAt };
    };
    const month = billingMonth ?? day;
    const all = () => true;
    const conflict = findConflict(this.held(), chosen);
    return bookableContext({
      session: { ...bookableContext().session, startsAt: chosen.startsAt, endsAt: chosen.endsAt },
      daily: counter(day, this.plan.classes_per_day, all),
      monthly: counter(month, this.plan.visits_per_month, all),
      plus: chosen.plus
        ? counter(month, this.plan.plus_visits_per_month, (booking) => booking.plus)
        : null,
      venue: counter(venueMonth, VENUE_LIMIT, (booking) => booking.venue === chosen.venue),
      conflict: conflict && { id: 'b1', title: 'Boxing', ...conflict },
    });
  }
}

const anyClass = fc
  .record({
    hours: fc.integer({ min: 1, max: 40 * 24 }),
    minutes: fc.constantFrom(30, 45, 60, 90),
    venue: fc.nat(ZONES.length - 1),
    plus: fc.boolean(),
  })
  .map(({ hours, minutes, venue, plus }): Class => {
    const startsAt = NOW + hours * HOUR;
    return { startsAt, endsAt: startsAt + minutes * 60_000, venue, plus };
  });
const anyAction = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('book' as const), chosen: anyClass }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      index: fc.nat(20),
      visitReturned: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), attended: fc.boolean() }),
  },
);

function expectWithinLimits(history: BookingHistory): void {
  const { plan } = history;
  for (const booking of history.booked) {
    const { day, billingMonth, venueMonth } = history.windows(booking);
    const month = billingMonth ?? day;
    const limits: [number | null, (other: Booked) => boolean][] = [
      [plan.visits_per_month, (other) => within(month, other.startsAt)],
      [plan.plus_visits_per_month, (other) => other.plus && within(month, other.startsAt)],
      [VENUE_LIMIT, (other) => sameVenue(other, booking) && within(venueMonth, other.startsAt)],
    ];
    for (const [limit, which] of limits) {
      if (limit !== null) expect(history.count(which)).toBeLessThanOrEqual(limit);
    }
    // A local day depends on the venue's zone, so only classes of one venue surely share it.
    const thatDay = (other: Booked) => sameVenue(other, booking) && within(day, other.startsAt);
    expect(history.count(thatDay)).toBeLessThanOrEqual(plan.classes_per_day ?? 0);
  }
  const held = history.held();
  for (const one of held) {
    expect(held.filter((other) => other !== one && overlaps(one, other))).toEqual([]);
  }
}

const sameVenue = (one: Class, other: Class) => one.venue === other.venue;

test('no sequence of booking, cancelling and waiting exceeds a limit or overlaps', () => {
  const anyPlan = fc.constantFrom(...DEMO_PLANS);
  fc.assert(
    fc.property(anyPlan, fc.array(anyAction, { minLength: 20, maxLength: 80 }), (plan, actions) => {
      const history = new BookingHistory(plan);
      let now = NOW;
      for (const action of actions) {
        if (action.kind === 'book') history.book(action.chosen, now);
        else if (action.kind === 'cancel') history.cancel(action.index, now, action.visitReturned);
        else {
          now += DAY;
          history.completePastClasses(now, action.attended);
        }
      }
      expectWithinLimits(history);
    }),
    { numRuns: 150 },
  );
});
