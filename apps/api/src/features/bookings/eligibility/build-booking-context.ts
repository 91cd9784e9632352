import {
  type BookingContext,
  type CancelQuote,
  type EpochMs,
  effectiveTier,
  findConflict,
  snapshotPolicy,
  type TimeRange,
} from '@pulse/domain';
import type { BookableSession } from '../../classes/index.ts';
import { buildLimitCounters, noShowRestrictionUntil } from '../../memberships/index.ts';
import type { BookingContextRow, UseNearClass } from './booking-context.store.ts';

/** The conditions under which the rules are evaluated. */
export interface EligibilityOptions {
  /** The member's own booking that is being decided, which does not conflict with itself. */
  ownBookingId?: string;
  /** A freed or held place is kept for the member. */
  placeHeld?: boolean;
  /** The drop-in price is paid instead of using the plan. */
  dropIn?: boolean;
  /** The member stands at the front desk. */
  walkIn?: boolean;
  /** Another booking of the member is given up first, at this cost. */
  givenUp?: { bookingId: string; cost: CancelQuote['cost'] };
}

/** A class with the membership and the uses of the member. */
export type BookingContextSource = BookableSession & Pick<BookingContextRow, 'membership' | 'uses'>;

/** Builds the context of the domain's booking rules at `now` from loaded rows. */
export function buildBookingContext(
  row: BookingContextSource,
  now: EpochMs,
  options: EligibilityOptions = {},
): BookingContext {
  const startsAt = row.starts_at.getTime();
  const endsAt = row.ends_at.getTime();
  const isOther = ({ id }: { id: string }) => id !== options.ownBookingId;
  const uses = usesAfterGivingUp(row.uses ?? [], options.givenUp).filter(isOther);
  const counters = buildLimitCounters(row.membership, uses, {
    at: startsAt,
    zone: row.venue_time_zone,
    venueId: row.venue_id,
    tier: effectiveTier(row.venue_tier, row.tier),
    venueLimit: row.venue_visit_limit,
  });
  return {
    session: {
      status: row.status,
      startsAt,
      endsAt,
      capacity: row.capacity,
      booked: row.booked,
      waitlisted: row.waitlisted,
      price: priceOf(row),
    },
    policy: snapshotPolicy(row.venue_policy),
    existing: findOwnBookingIn(row.id, uses),
    membership: row.membership,
    ...counters,
    conflict: findConflictAmong(
      uses.filter((use) => use.sessionId !== row.id),
      { startsAt, endsAt },
    ),
    restrictedUntil: noShowRestrictionUntil(uses, now),
    dropIn: options.dropIn ?? false,
    placeHeld: options.placeHeld ?? false,
    walkIn: options.walkIn ?? false,
  };
}

/** The uses once a booking is given up: without it where that is free, else with it cancelled late. */
function usesAfterGivingUp(
  uses: readonly UseNearClass[],
  givenUp: EligibilityOptions['givenUp'],
): readonly UseNearClass[] {
  if (givenUp?.cost === 'free') return uses.filter(({ id }) => id !== givenUp.bookingId);
  return uses.map((use) =>
    use.id === givenUp?.bookingId ? { ...use, status: 'cancelled', lateCancelled: true } : use,
  );
}

function findOwnBookingIn(sessionId: string, uses: readonly UseNearClass[]) {
  const own = uses.find((use) => use.sessionId === sessionId && use.status !== 'cancelled');
  return own ? { id: own.id, status: own.status, position: own.position } : null;
}

function findConflictAmong(uses: readonly UseNearClass[], span: TimeRange) {
  const heldPlaces = uses.filter((use) => use.status === 'confirmed' || use.status === 'pending');
  const conflict = findConflict(heldPlaces, span);
  return conflict && { ...conflict, title: conflict.title ?? '' };
}

/** The drop-in price of the class; null when it has none. */
export function priceOf(row: Pick<BookingContextRow, 'price_minor' | 'currency'>) {
  return row.price_minor === null
    ? null
    : { amount_minor: row.price_minor, currency: row.currency };
}

/**
 * When the member first took a place in this class that was then cancelled late,
 * or null: booking twice must not make late cancelling free.
 */
export function firstBookedAt(row: BookingContextRow): EpochMs | null {
  const instants = (row.uses ?? [])
    .filter((use) => use.sessionId === row.id && use.lateCancelled && use.bookedAt !== null)
    .map((use) => use.bookedAt ?? 0);
  return instants.length > 0 ? Math.min(...instants) : null;
}
