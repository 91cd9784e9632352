import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';

/** What still names a trainer. */
export interface TrainerClasses {
  /** Scheduled classes that have not started, and class templates that are not archived. */
  sessions: number;
  templates: number;
  /** The first of the sessions. */
  classes: { title: string; starts_at: Date; time_zone: string }[];
}

/** The scheduled classes of a venue that have not started, locked. */
export interface VenueClasses {
  /** Ids of the sessions with places or waitlist places taken, and of the others. */
  booked: string[];
  unbooked: string[];
  /** How many places and waitlist places are taken. */
  bookings: number;
}

/** What other features know of a venue that is about to change; called in its transaction. */
export interface VenueHooks {
  /** How many scheduled classes of the venue have not started. */
  countUpcomingSessions(tx: Tx, venueId: string): Promise<number>;
  /** Locks what a trainer still teaches after `now`, and says what it is. */
  lockTrainerClasses(tx: Tx, trainerId: string, now: Date): Promise<TrainerClasses>;
  /** Gives all of that to another trainer, or to none. */
  replaceTrainer(tx: Tx, trainerId: string, substitute: string | null, now: Date): Promise<void>;
  /** Locks the classes of a locked venue after `now`, and the members who booked them. */
  lockVenueClasses(tx: Tx, venueId: string, now: Date): Promise<VenueClasses>;
  /** Archives the classes of a venue and cancels or removes these sessions. */
  endVenueClasses(
    tx: Tx,
    venueId: string,
    classes: VenueClasses,
    end: { reason: string; now: Date },
  ): Promise<void>;
}

const hooks = new WeakMap<Deps, VenueHooks>();

/** The hooks of one running app. */
export function venueHooks(deps: Deps): VenueHooks {
  const existing = hooks.get(deps);
  if (existing) return existing;
  const defaults: VenueHooks = {
    countUpcomingSessions: async () => 0,
    lockTrainerClasses: async () => ({ sessions: 0, templates: 0, classes: [] }),
    replaceTrainer: async () => undefined,
    lockVenueClasses: async () => ({ booked: [], unbooked: [], bookings: 0 }),
    endVenueClasses: async () => undefined,
  };
  hooks.set(deps, defaults);
  return defaults;
}

/** Registers the hooks of another feature; called while the app is built. */
export function setVenueHooks(deps: Deps, overrides: Partial<VenueHooks>): void {
  Object.assign(venueHooks(deps), overrides);
}
