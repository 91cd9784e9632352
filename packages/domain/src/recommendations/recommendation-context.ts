import type { EpochMs } from '../time/instants.ts';
import type { Coordinates } from '../venues/distance.ts';

/** The traits by which classes are compared: activity, place, and local time of the venue. */
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

/** A class that the member attended recently. */
export interface AttendedClass extends ClassTraits {
  venueName: string;
}

/** An upcoming class that the member may book now. */
export interface BookableClass extends ClassTraits {
  id: string;
  startsAt: EpochMs;
  venueCity: string;
}

/** The place around which classes are searched. */
export interface SearchOrigin extends Coordinates {
  /** `given`: the member chose the place; `assumed`: a default, because nothing is known yet. */
  source: 'given' | 'assumed';
}
