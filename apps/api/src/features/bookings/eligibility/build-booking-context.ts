import {
  type BookingContext,
  type EpochMs,
  effectiveTier,
  findConflict,
  snapshotPolicy,
  type TimeRange,
} from '@pulse/domain';
import type { BookableSession } from '../../classes/index.ts';
import { limitCounters, restrictionOf } from '../../memberships/index.ts';
import type { BookingContextRow, UseNearClass } from './booking-context.store.ts';

/** Under what conditions the rules are asked. */
export interface EligibilityOptions {
  /** The member's own booking that is being decided about: it does not stand in its own way. */
  ownBookingId?: string;
  /** A freed or held place is kept for the member. */
  placeHeld?: boolean;
  /** The class's price is paid instead of using the plan. */
  dropIn?: boolean;
}

/** A class, with the plan and the uses of the member who asks. */
export type BookingContextSource = BookableSession & Pick<BookingContextRow, 'membership' | 'uses'>;

/** Turns what was loaded into what the domain decides on, at `now` (epoch milliseconds). */
export function buildBookingContext(
  row: BookingContextSource,
  now: EpochMs,
  options: EligibilityOptions = {},
): BookingContext {
  const startsAt = row.starts_at.getTime();
  const endsAt = row.ends_at.getTime();
  const isOther = ({ id }: { id: string }) => id !== options.ownBookingId;
  const uses = (row.uses ?? []).filter(isOther);
  const counters = limitCounters(row.membership, uses, {
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
    restrictedUntil: restrictionOf(uses, now),
    dropIn: options.dropIn ?? false,
    placeHeld: options.placeHeld ?? false,
  };
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

/** What the class costs on its own; null when it cannot be paid singly. */
export function priceOf(row: Pick<BookingContextRow, 'price_minor' | 'currency'>) {
  return row.price_minor === null
    ? null
    : { amount_minor: row.price_minor, currency: row.currency };
}

/**
 * When the member first took a place in this class that was then cancelled late (epoch
 * milliseconds), or null: booking twice must not make late cancelling free.
 */
export function firstBookedAt(row: BookingContextRow): EpochMs | null {
  const instants = (row.uses ?? [])
    .filter((use) => use.sessionId === row.id && use.lateCancelled && use.bookedAt !== null)
    .map((use) => use.bookedAt ?? 0);
  return instants.length > 0 ? Math.min(...instants) : null;
}
