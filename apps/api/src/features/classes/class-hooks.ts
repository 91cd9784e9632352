import type { EpochMs, LocalDate, RestoredBookings, TimeRange, ZoneName } from '@pulse/domain';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SessionRow } from './sessions/session-row.ts';

/**
 * The limits that prevent one member from new bookings, so that one query can exclude the classes
 * that they may not book. The ranges contain class starts.
 */
export interface MemberBookingLimits {
  /** When the membership covers a class; empty without one. */
  coveredSpans: TimeRange[];
  /** Local dates on which the daily limit is used up. */
  fullDates: LocalDate[];
  /** Billing months whose visits are used up. */
  fullMonths: TimeRange[];
  /** Billing months whose visits at `plus` venues and classes are used up. */
  fullPlusMonths: TimeRange[];
  /** Calendar months (`YYYY-MM`, local to the venue) in which a venue's own limit is used up. */
  fullVenueMonths: { venueId: string; month: string }[];
  /** After no-shows: classes that start later than this cannot be booked; null without restriction. */
  latestStartAt: EpochMs | null;
  /** The booking rules themselves, checked for each class that passes all of these limits. */
  allows(session: BookableSession): boolean;
}

/** The fields of a class that the booking rules read. */
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

/** A session with its new time. */
export interface MovedSession {
  id: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  localDate: LocalDate;
  /** The time zone of its venue. */
  zone: ZoneName;
}

/** How many members the move of sessions concerns. */
export interface MoveConsequences {
  told: number;
  /** They hold another place at the new time. */
  overlapping: number;
  /** Their plan allows no further class on the new day. */
  overDailyLimit: number;
  /** They may then cancel free until the start. */
  freeToCancel: number;
}

/** A cancelled session that is put back. */
export interface SessionToRestore {
  id: string;
  startsAt: EpochMs;
  capacity: number;
  /** Bookings that ended since then ended with it; null when it is not known. */
  cancelledAt: Date | null;
}

/** How many bookings of sessions that were put back are offered, wait again, or stay cancelled. */
export type RestoredCounts = Record<'offered' | 'waitlisted' | 'ended', number>;

/** What other features do when classes change; each hook runs in the transaction of the change. */
export interface ClassHooks {
  /** Sessions were cancelled: their bookings are cancelled without penalty. */
  onSessionsCancelled(tx: Tx, sessionIds: readonly string[], reason: string): Promise<void>;
  /**
   * Locks sessions that are about to change together with the members who booked them, and the
   * cancelled ones among them also with the members whose bookings ended with them; members first.
   */
  lockBookedSessions(
    tx: Tx,
    sessionIds: readonly string[],
    toRestore?: readonly SessionToRestore[],
  ): Promise<void>;
  /** Locked sessions have other times: their bookings have them too, and members are notified. */
  onSessionsMoved(tx: Tx, moved: readonly MovedSession[]): Promise<void>;
  /** Locks the bookings of locked sessions: no member is checked in meanwhile. Returns how many have been. */
  lockBookings(tx: Tx, sessionIds: readonly string[]): Promise<number>;
  /** How many members of these sessions have been checked in. */
  countArrivals(db: Db | Tx, sessionIds: readonly string[]): Promise<number>;
  /** What moving sessions of one venue would mean for those who booked them. */
  findMoveConsequences(
    db: Db | Tx,
    moved: readonly MovedSession[],
    venueId: string,
  ): Promise<MoveConsequences>;
  /** How many members hold or wait for a place in one of these sessions. */
  countMembers(db: Db | Tx, sessionIds: readonly string[]): Promise<number>;
  /** How many members hold a place in one of these sessions. */
  countPlaces(db: Db | Tx, sessionIds: readonly string[]): Promise<number>;
  /** What would become of the bookings of a cancelled session. */
  previewRestoration(db: Db | Tx, session: SessionToRestore): Promise<RestoredBookings>;
  /** Locked sessions are put back: old places are offered first, and their members notified. */
  onSessionsRestored(tx: Tx, sessions: readonly SessionToRestore[]): Promise<RestoredCounts>;
  /** How many places would overlap another one of the same member if these sessions moved. */
  countOverlaps(db: Db | Tx, moved: readonly MovedSession[]): Promise<number>;
  /** Sessions have another trainer, or none: the members with a place in them are notified. */
  onTrainerChanged(tx: Tx, sessionIds: readonly string[]): Promise<void>;
  /**
   * A session is about to be locked because it may get more places: its waitlist is locked
   * first, since members are always locked before classes.
   */
  beforePlacesFreed(tx: Tx, sessionId: string): Promise<void>;
  /** A locked session has more places than before: its waitlist is promoted. */
  onPlacesFreed(tx: Tx, sessionId: string): Promise<void>;
  /** The member's booking limits; null until it is set, and plans are then not checked. */
  loadBookingLimits: ((db: Db, memberId: string) => Promise<MemberBookingLimits>) | null;
}

const NOTHING_RESTORED: RestoredBookings = {
  offered: [],
  heldUntil: null,
  waitlisted: [],
  ended: [],
};

const hooks = new WeakMap<Deps, ClassHooks>();

/** The hooks of one running app. */
export function classHooks(deps: Deps): ClassHooks {
  const existing = hooks.get(deps);
  if (existing) return existing;
  const defaults: ClassHooks = {
    onSessionsCancelled: async () => undefined,
    lockBookedSessions: async () => undefined,
    onSessionsMoved: async () => undefined,
    lockBookings: async () => 0,
    countArrivals: async () => 0,
    findMoveConsequences: async () => ({
      told: 0,
      overlapping: 0,
      overDailyLimit: 0,
      freeToCancel: 0,
    }),
    countMembers: async () => 0,
    countPlaces: async () => 0,
    previewRestoration: async () => NOTHING_RESTORED,
    onSessionsRestored: async () => ({ offered: 0, waitlisted: 0, ended: 0 }),
    countOverlaps: async () => 0,
    onTrainerChanged: async () => undefined,
    beforePlacesFreed: async () => undefined,
    onPlacesFreed: async () => undefined,
    loadBookingLimits: null,
  };
  hooks.set(deps, defaults);
  return defaults;
}

/** Registers the hooks of another feature; called while the app is built. */
export function setClassHooks(deps: Deps, overrides: Partial<ClassHooks>): void {
  Object.assign(classHooks(deps), overrides);
}
