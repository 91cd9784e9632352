import { DAY, HOUR } from '../time/instants.ts';

/** The most coaches a member can follow, so that the list and the news stay bounded. */
export const MAX_FOLLOWED_COACHES = 100;

/**
 * How long a new class waits until followers are notified: what a partner enters in one sitting makes one
 * message, and a slip can be corrected.
 */
export const TELL_NEW_CLASSES_AFTER_MS = HOUR;

/** The shortest time between two messages about one coach to one member. */
export const TELL_NEW_CLASSES_EVERY_MS = DAY;
