import {
  type BookingFacts,
  effectiveTier,
  findClash,
  type Span,
  snapshotPolicy,
} from '@pulse/domain';
import type { BookableSession } from '../classes/index.ts';
import { limitCounters, restrictionOf } from '../memberships/index.ts';
import type { FactsRow, UseAroundClass } from './booking-facts.store.ts';

/** Under what conditions the rules are asked. */
export interface AskedFor {
  /** The member's own booking that is being decided about: it does not stand in its own way. */
  ownBookingId?: string;
  /** A freed or held place is kept for the member. */
  placeHeld?: boolean;
  /** The class's price is paid instead of using the plan. */
  dropIn?: boolean;
}

/** A class, with the plan and the uses of the member who asks. */
export type MemberAndClass = BookableSession & Pick<FactsRow, 'membership' | 'uses'>;

/** Turns what was loaded into what the domain decides on, at `now` (epoch milliseconds). */
export function bookingFacts(row: MemberAndClass, now: number, asked: AskedFor = {}): BookingFacts {
  const startsAt = row.starts_at.getTime();
  const endsAt = row.ends_at.getTime();
  const isOther = ({ id }: { id: string }) => id !== asked.ownBookingId;
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
    existing: ownBookingIn(row.id, uses),
    membership: row.membership,
    ...counters,
    clash: clashAmong(
      uses.filter((use) => use.sessionId !== row.id),
      { startsAt, endsAt },
    ),
    restrictedUntil: restrictionOf(uses, now),
    dropIn: asked.dropIn ?? false,
    placeHeld: asked.placeHeld ?? false,
  };
}

function ownBookingIn(sessionId: string, uses: readonly UseAroundClass[]) {
  const own = uses.find((use) => use.sessionId === sessionId && use.status !== 'cancelled');
  return own ? { id: own.id, status: own.status, position: own.position } : null;
}

function clashAmong(uses: readonly UseAroundClass[], wanted: Span) {
  const held = uses.filter((use) => use.status === 'confirmed' || use.status === 'pending');
  const clash = findClash(held, wanted);
  return clash && { ...clash, title: clash.title ?? '' };
}

/** What the class costs on its own; null when it cannot be paid singly. */
export function priceOf(row: Pick<FactsRow, 'price_minor' | 'currency'>) {
  return row.price_minor === null
    ? null
    : { amount_minor: row.price_minor, currency: row.currency };
}

/**
 * When the member first took a place in this class that was then cancelled late (epoch
 * milliseconds), or null: booking twice must not make late cancelling free.
 */
export function firstBookedAt(row: FactsRow): number | null {
  const instants = (row.uses ?? [])
    .filter((use) => use.sessionId === row.id && use.lateCancelled && use.bookedAt !== null)
    .map((use) => use.bookedAt ?? 0);
  return instants.length > 0 ? Math.min(...instants) : null;
}
