import type { PlanCode } from '@pulse/demo-data/users';
import { billingMonthOf, type EpochMs } from '@pulse/domain';

/** The limits of a plan; the figures of the plans table. */
export interface PlanLimits {
  classesPerDay: number;
  visitsPerMonth: number | null;
  plusVisitsPerMonth: number;
}

export interface BookingMember {
  id: string;
  plan: PlanCode;
  /** Start of the first billing month. */
  anchorAt: EpochMs;
}

/** The columns of a class session that the simulation needs. */
export interface BookableSession {
  id: string;
  venueId: string;
  venueName: string;
  venueLimit: number | null;
  startsAt: EpochMs;
  endsAt: EpochMs;
  localDate: string;
  tier: string;
}

/**
 * Records who booked what, so that no generated booking breaks a rule of the product: overlap,
 * classes a day, visits and plus visits a billing month, visits a venue and calendar month.
 */
export function createBookingLimits(plans: Readonly<Record<PlanCode, PlanLimits>>) {
  const counts = new Map<string, number>();
  const bookedTimes = new Map<string, { startsAt: EpochMs; endsAt: EpochMs }[]>();
  const bookedSessions = new Set<string>();

  const keysOf = (member: BookingMember, session: BookableSession) => {
    const month = billingMonthOf(member.anchorAt, session.startsAt).startsAt;
    return {
      day: `${member.id} day ${session.localDate}`,
      month: `${member.id} month ${month}`,
      plus: `${member.id} plus ${month}`,
      venue: `${member.id} venue ${session.venueId} ${session.localDate.slice(0, 7)}`,
    };
  };
  const isBelow = (key: string, limit: number | null) =>
    limit === null || (counts.get(key) ?? 0) < limit;
  const increment = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  return {
    /** Whether the rules let this member book this class. */
    allows(member: BookingMember, session: BookableSession): boolean {
      const keys = keysOf(member, session);
      const limits = plans[member.plan];
      return (
        !bookedSessions.has(`${member.id} ${session.id}`) &&
        isBelow(keys.day, limits.classesPerDay) &&
        isBelow(keys.month, limits.visitsPerMonth) &&
        (session.tier !== 'plus' || isBelow(keys.plus, limits.plusVisitsPerMonth)) &&
        isBelow(keys.venue, session.venueLimit) &&
        !(bookedTimes.get(member.id) ?? []).some(
          (booked) => booked.startsAt < session.endsAt && session.startsAt < booked.endsAt,
        )
      );
    },
    /** Records a booking that counts against the limits. */
    recordBooking(member: BookingMember, session: BookableSession): void {
      const keys = keysOf(member, session);
      bookedSessions.add(`${member.id} ${session.id}`);
      increment(keys.day);
      increment(keys.month);
      increment(keys.venue);
      if (session.tier === 'plus') increment(keys.plus);
      bookedTimes.set(member.id, [
        ...(bookedTimes.get(member.id) ?? []),
        { startsAt: session.startsAt, endsAt: session.endsAt },
      ]);
    },
    /** Records a waitlist place or a free cancellation, which count against no limit. */
    recordWithoutLimits(member: BookingMember, session: BookableSession): void {
      bookedSessions.add(`${member.id} ${session.id}`);
    },
  };
}

export type BookingLimits = ReturnType<typeof createBookingLimits>;
