import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';

/** What other features know of a venue that is about to change; called in its transaction. */
export interface VenueHooks {
  /** How many scheduled classes of the venue have not started. */
  countUpcomingSessions(tx: Tx, venueId: string): Promise<number>;
}

const hooks = new WeakMap<Deps, VenueHooks>();

/** The hooks of one running app. */
export function venueHooks(deps: Deps): VenueHooks {
  const existing = hooks.get(deps);
  if (existing) return existing;
  const defaults: VenueHooks = { countUpcomingSessions: async () => 0 };
  hooks.set(deps, defaults);
  return defaults;
}

/** Registers the hooks of another feature; called while the app is built. */
export function setVenueHooks(deps: Deps, overrides: Partial<VenueHooks>): void {
  Object.assign(venueHooks(deps), overrides);
}
