import { DAY, HOUR } from '../../time/instants.ts';
import { DEFAULT_BOOKING_POLICY } from '../book/booking-policy.ts';
import type { BookingContext } from './booking-context.ts';

/** The instant at which the contexts below are evaluated; for tests only. */
export const NOW = Date.parse('2026-11-21T10:00:00Z');

/** A counter far from its limit; for tests only. */
export const ampleCounter = { used: 1, booked: 1, limit: 8, resetsAt: NOW + 20 * DAY };

/** A context in which every rule passes: a test names only what matters to it. */
export function bookableContext(overrides: Partial<BookingContext> = {}): BookingContext {
  return {
    session: bookableSession(),
    policy: { ...DEFAULT_BOOKING_POLICY },
    existing: null,
    membership: {
      state: 'active',
      periodEndsAt: NOW + 20 * DAY,
      resumesAt: null,
      cancelsAtPeriodEnd: false,
    },
    daily: { ...ampleCounter, used: 0, booked: 0, limit: 1 },
    monthly: ampleCounter,
    plus: null,
    venue: ampleCounter,
    conflict: null,
    restrictedUntil: null,
    ...overrides,
  };
}

/** A class in two days with places left; for tests only. */
export function bookableSession(
  overrides: Partial<BookingContext['session']> = {},
): BookingContext['session'] {
  const startsAt = overrides.startsAt ?? NOW + 2 * DAY;
  return {
    status: 'scheduled',
    startsAt,
    endsAt: startsAt + HOUR,
    capacity: 20,
    booked: 3,
    waitlisted: 0,
    price: null,
    ...overrides,
  };
}
