import type { EpochMs } from '../time/instants.ts';
import type { Coordinates } from '../venues/distance.ts';

/** What a habit is made of: what, where, and when on the venue's wall clock. */
interface ClassTraits {
  activity: string;
  venueId: string;
  venue: Coordinates;
  /** The same weekly class has the same template. */
  templateId: string;
  /** ISO: Monday is 1. */
  weekday: number;
  /** Minutes after local midnight. */
  localMinute: number;
}

/** A class that the member attended lately. */
export interface AttendedClass extends ClassTraits {
  venueName: string;
}

/** A class to come that the member may book right now. */
export interface BookableClass extends ClassTraits {
  id: string;
  /** Epoch milliseconds. */
  startsAt: EpochMs;
  venueCity: string;
}

/** Around where classes are looked for. */
export interface SearchOrigin extends Coordinates {
  /** `told`: the member named the place; `assumed`: nothing is known of them yet. */
  source: 'told' | 'assumed';
}
