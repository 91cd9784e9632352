import * as accounts from './accounts.ts';
import * as bookings from './bookings.ts';
import * as checkins from './checkins.ts';
import * as classes from './classes.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as memberships from './memberships.ts';
import * as notifications from './notifications.ts';
import type { Operation } from './operation.ts';
import * as partners from './partners.ts';
import * as platform from './platform.ts';
import * as recommendations from './recommendations.ts';
import * as reviews from './reviews.ts';
import * as venues from './venues.ts';
import * as venuesWithClasses from './venues-with-classes.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'answers' in value && 'path' in value;
}

const features = [
  platform,
  accounts,
  venues,
  classes,
  venuesWithClasses,
  favourites,
  memberships,
  bookings,
  recommendations,
  checkins,
  notifications,
  partners,
  reviews,
  feedback,
];

/** Every operation of the API, in the order of the documentation. */
export const OPERATIONS: readonly Operation[] = features.flatMap((feature) =>
  Object.values(feature).filter(isOperation),
);
