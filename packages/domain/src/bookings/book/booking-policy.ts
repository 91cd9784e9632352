import { DAY, type EpochMs, HOUR, MINUTE } from '../../time/instants.ts';

/** A venue's booking rules; the policy in force is copied onto each booking. */
export interface BookingPolicy {
  /** Booking opens this many times 24 hours before the start. */
  opens_days_before: number;
  /** Booking closes this many minutes before the start. */
  closes_minutes_before: number;
  /** Cancelling is free until this many hours before the start. */
  free_cancel_hours: number;
  /** Cancelling is free for this many minutes after booking. */
  grace_minutes: number;
  /** Waitlist places for each place of the class. */
  waitlist_ratio: number;
  /** How many guests a member may bring to one class; 0: none. */
  guests_per_booking: number;
}

/** The defaults of product.md, "Booking". */
export const DEFAULT_BOOKING_POLICY: Readonly<BookingPolicy> = Object.freeze({
  opens_days_before: 14,
  closes_minutes_before: 5,
  free_cancel_hours: 12,
  grace_minutes: 10,
  waitlist_ratio: 1,
  guests_per_booking: 0,
});

/** The values a venue may choose; limited, so that no policy surprises a member. */
export const BOOKING_POLICY_BOUNDS: Readonly<
  Record<keyof BookingPolicy, { min: number; max: number }>
> = {
  opens_days_before: { min: 1, max: 60 },
  closes_minutes_before: { min: 0, max: 240 },
  free_cancel_hours: { min: 0, max: 48 },
  grace_minutes: { min: 0, max: 60 },
  waitlist_ratio: { min: 0, max: 3 },
  guests_per_booking: { min: 0, max: 2 },
};

/** The policy to copy onto a booking: the venue's values within bounds, defaults for the rest. */
export function snapshotPolicy(
  venuePolicy: Partial<BookingPolicy> | null | undefined,
): BookingPolicy {
  const policy: BookingPolicy = { ...DEFAULT_BOOKING_POLICY };
  for (const name of Object.keys(policy) as (keyof BookingPolicy)[]) {
    const { min, max } = BOOKING_POLICY_BOUNDS[name];
    const value = venuePolicy?.[name];
    if (typeof value === 'number' && Number.isFinite(value)) {
      policy[name] = Math.min(max, Math.max(min, value));
    }
  }
  return policy;
}

/** The fields of a policy that lie outside the bounds. */
export function invalidPolicyFields(policy: BookingPolicy): (keyof BookingPolicy)[] {
  return (Object.keys(BOOKING_POLICY_BOUNDS) as (keyof BookingPolicy)[]).filter((name) => {
    const { min, max } = BOOKING_POLICY_BOUNDS[name];
    return !(policy[name] >= min && policy[name] <= max);
  });
}

/** When booking opens for a class that starts at `startsAt`. */
export function bookingOpensAt(policy: BookingPolicy, startsAt: EpochMs): EpochMs {
  return startsAt - policy.opens_days_before * DAY;
}

/** When booking closes for a class that starts at `startsAt`. */
export function bookingClosesAt(policy: BookingPolicy, startsAt: EpochMs): EpochMs {
  return startsAt - policy.closes_minutes_before * MINUTE;
}

/** When free cancellation ends; the grace period after booking may extend it. */
export function freeCancelUntil(policy: BookingPolicy, startsAt: EpochMs): EpochMs {
  return startsAt - policy.free_cancel_hours * HOUR;
}

/** How many waitlist places a class of this capacity has. */
export function waitlistSize(policy: BookingPolicy, capacity: number): number {
  return Math.floor(policy.waitlist_ratio * capacity);
}
