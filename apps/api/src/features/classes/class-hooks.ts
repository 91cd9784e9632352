import type { EpochMs, LocalDate, TimeRange } from '@pulse/domain';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SessionRow } from './sessions/session-row.sql.ts';

/**
 * What stands between one member and new bookings, so that one query can leave out what they may
 * not book. Spans hold class starts, in epoch milliseconds.
 */
export interface MemberBookingLimits {
  /** When the membership covers a class; empty without one. */
  covered: TimeRange[];
  /** Local dates on which the daily limit is used up. */
  fullDates: LocalDate[];
  /** Billing months whose visits are used up. */
  fullMonths: TimeRange[];
  /** Billing months whose visits at `plus` venues and classes are used up. */
  fullPlusMonths: TimeRange[];
  /** Calendar months (`YYYY-MM`, local to the venue) in which a venue's own limit is used up. */
  fullVenueMonths: { venueId: string; month: string }[];
  /** After no-shows: classes that start later than this are closed; null when none are. */
  latestStartAt: EpochMs | null;
  /** The last word on a class that all of these let through: the rules of booking themselves. */
  allows(session: BookableSession): boolean;
}

/** What the rules of booking look at in a class. */
export type BookableSession = Pick<
  SessionRow,
  | 'id'
  | 'venue_id'
  | 'starts_at'
  | 'ends_at'
  | 'status'
  | 'tier'
  | 'capacity'
  | 'booked'
  | 'waitlisted'
  | 'price_minor'
  | 'currency'
  | 'venue_tier'
  | 'venue_time_zone'
  | 'venue_visit_limit'
  | 'venue_policy'
>;

/** What later features do when classes change; each runs in the transaction of the change. */
export interface ClassHooks {
  /** A session was cancelled: its bookings end without penalty. */
  onSessionCancelled(tx: Tx, sessionId: string, reason: string): Promise<void>;
  /**
   * A session is about to be locked because it may get more places: those in line are locked
   * first, since members come before classes wherever both are locked.
   */
  beforePlacesFreed(tx: Tx, sessionId: string): Promise<void>;
  /** A locked session has more places than before: the waitlist moves up. */
  onPlacesFreed(tx: Tx, sessionId: string): Promise<void>;
  /** What the member may still book by plan; until it is set, plans are not looked at. */
  loadBookingLimits: ((db: Db, memberId: string) => Promise<MemberBookingLimits>) | null;
}

const hooks = new WeakMap<Deps, ClassHooks>();

/** The hooks of one running app. */
export function classHooks(deps: Deps): ClassHooks {
  const known = hooks.get(deps);
  if (known) return known;
  const none: ClassHooks = {
    onSessionCancelled: async () => undefined,
    beforePlacesFreed: async () => undefined,
    onPlacesFreed: async () => undefined,
    loadBookingLimits: null,
  };
  hooks.set(deps, none);
  return none;
}

/** Lets a later feature answer to changes of classes; called while the app is built. */
export function setClassHooks(deps: Deps, overrides: Partial<ClassHooks>): void {
  Object.assign(classHooks(deps), overrides);
}
