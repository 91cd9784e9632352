import type { EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';

/** Bookings that a plan no longer pays for: of one member, starting in a time range. */
export interface UncoveredBookings {
  userId: string;
  from: EpochMs;
  /** Null: however late. */
  until: EpochMs | null;
  reason: 'membership_paused' | 'membership_ended';
}

/** What bookings do when a membership changes; each hook runs in the transaction of the change. */
export interface MembershipHooks {
  /**
   * Locks the member, so that nothing is booked meanwhile, and frees the places that the plan paid
   * for in the time range; waitlists are promoted. By a pause, what is past its free cancellation
   * uses its visit, all else is without penalty. Returns how many were freed.
   * Throws BookingsChangedError when the member booked at the same moment.
   */
  freeBookings(tx: Tx, bookings: UncoveredBookings): Promise<number>;
  /** The bookings in the time range that a pause from now on frees at the cost of their visits. */
  listLateInPause(db: Db | Tx, paused: Omit<UncoveredBookings, 'reason'>): Promise<string[]>;
}

/** The member booked while the places to free were locked: the transaction must start again. */
export class BookingsChangedError extends Error {}

const hooks = new WeakMap<Deps, MembershipHooks>();
const MAX_ATTEMPTS = 5;

/** The hooks of one running app. */
export function membershipHooks(deps: Deps): MembershipHooks {
  return hooks.get(deps) ?? { freeBookings: async () => 0, listLateInPause: async () => [] };
}

/** Registers the hooks of another feature; called while the app is built. */
export function setMembershipHooks(deps: Deps, registered: MembershipHooks): void {
  hooks.set(deps, registered);
}

/** Runs a transaction that frees bookings, again when the member books at the same moment. */
export async function whileBookingsChange<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction();
    } catch (error) {
      if (!(error instanceof BookingsChangedError) || attempt === MAX_ATTEMPTS) throw error;
    }
}
