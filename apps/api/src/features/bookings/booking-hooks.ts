import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';

/** What other features do when bookings change; called in the same transaction. */
export interface BookingHooks {
  /** Places are no longer offered: taken, given up, lapsed, or gone with their class or plan. */
  onOffersEnded(tx: Tx, bookingIds: readonly string[], at: Date): Promise<void>;
}

const hooks = new WeakMap<Deps, BookingHooks>();

/** The hooks of one running app. */
export function bookingHooks(deps: Deps): BookingHooks {
  return hooks.get(deps) ?? { onOffersEnded: async () => undefined };
}

/** Registers the hooks of another feature; called while the app is built. */
export function setBookingHooks(deps: Deps, bookings: BookingHooks): void {
  hooks.set(deps, bookings);
}
