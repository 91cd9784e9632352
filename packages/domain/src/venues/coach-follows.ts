import { DAY, HOUR } from '../time/instants.ts';

/** The most coaches a member can follow, so that the list and the news stay bounded. */
export const MAX_FOLLOWED_COACHES = 100;

/**
 * How long a new class waits until followers are told: what a partner enters in one sitting makes one
 * message, and a slip can be corrected.
 */
export const COACH_NEWS_DELAY_MS = HOUR;

/** The shortest time between two messages about one coach to one member. */
export const COACH_NEWS_INTERVAL_MS = DAY;
