import { billingMonthOf } from '@pulse/domain';
import type { PlanCode } from './data/demo-accounts.ts';

/** What a plan allows; the figures of the plans table. */
export interface PlanLimits {
  classesPerDay: number;
  visitsPerMonth: number | null;
  plusVisitsPerMonth: number;
}

export interface Booker {
  id: string;
  plan: PlanCode;
  /** Start of the first billing month, epoch milliseconds. */
  anchorAt: number;
}

/** A dated class as the simulation sees it; instants in epoch milliseconds. */
export interface OpenSession {
  id: string;
  venueId: string;
  venueName: string;
  venueLimit: number | null;
  startsAt: number;
  endsAt: number;
  localDate: string;
  tier: string;
}

/**
 * Remembers who booked what, so that no made-up booking breaks a rule of the product: overlap,
 * classes a day, visits and plus visits a billing month, visits a venue and calendar month.
 */
export function createBookingLedger(plans: Readonly<Record<PlanCode, PlanLimits>>) {
  const counts = new Map<string, number>();
  const busy = new Map<string, { startsAt: number; endsAt: number }[]>();
  const booked = new Set<string>();

  const keysOf = (booker: Booker, session: OpenSession) => {
    const month = billingMonthOf(booker.anchorAt, session.startsAt).startsAt;
    return {
      day: `${booker.id} day ${session.localDate}`,
      month: `${booker.id} month ${month}`,
      plus: `${booker.id} plus ${month}`,
      venue: `${booker.id} venue ${session.venueId} ${session.localDate.slice(0, 7)}`,
    };
  };
  const below = (key: string, limit: number | null) =>
    limit === null || (counts.get(key) ?? 0) < limit;
  const raise = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  return {
    /** Whether the rules let this member book this class. */
    allows(booker: Booker, session: OpenSession): boolean {
      const keys = keysOf(booker, session);
      const limits = plans[booker.plan];
      return (
        !booked.has(`${booker.id} ${session.id}`) &&
        below(keys.day, limits.classesPerDay) &&
        below(keys.month, limits.visitsPerMonth) &&
        (session.tier !== 'plus' || below(keys.plus, limits.plusVisitsPerMonth)) &&
        below(keys.venue, session.venueLimit) &&
        !(busy.get(booker.id) ?? []).some(
          (span) => span.startsAt < session.endsAt && session.startsAt < span.endsAt,
        )
      );
    },
    /** Notes a booking that counts against the limits. */
    take(booker: Booker, session: OpenSession): void {
      const keys = keysOf(booker, session);
      booked.add(`${booker.id} ${session.id}`);
      raise(keys.day);
      raise(keys.month);
      raise(keys.venue);
      if (session.tier === 'plus') raise(keys.plus);
      busy.set(booker.id, [
        ...(busy.get(booker.id) ?? []),
        { startsAt: session.startsAt, endsAt: session.endsAt },
      ]);
    },
    /** Notes a place in line or a free cancellation, which count against nothing. */
    note(booker: Booker, session: OpenSession): void {
      booked.add(`${booker.id} ${session.id}`);
    },
  };
}

export type BookingLedger = ReturnType<typeof createBookingLedger>;
