import * as accounts from './accounts/index.ts';
import * as analytics from './analytics/index.ts';
import * as bookings from './bookings/index.ts';
import * as checkins from './checkins/index.ts';
import * as classes from './classes/index.ts';
import * as favourites from './favourites/index.ts';
import * as feedback from './feedback/index.ts';
import * as follows from './follows/index.ts';
import * as memberships from './memberships/index.ts';
import * as notifications from './notifications/index.ts';
import type { Operation } from './operation.ts';
import * as partners from './partners/index.ts';
import * as payments from './payments/index.ts';
import * as platform from './platform/index.ts';
import * as progress from './progress/index.ts';
import * as publicPages from './public-pages/index.ts';
import * as recommendations from './recommendations/index.ts';
import * as reviews from './reviews/index.ts';
import * as statements from './statements/index.ts';
import * as venues from './venues/index.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'responses' in value && 'path' in value;
}

const features = [
  platform,
  accounts,
  venues,
  classes,
  favourites,
  follows,
  memberships,
  payments,
  bookings,
  recommendations,
  progress,
  checkins,
  notifications,
  partners,
  statements,
  analytics,
  reviews,
  feedback,
  publicPages,
];

/** Every operation of the API, in the order of the documentation. */
export const OPERATIONS: readonly Operation[] = features.flatMap((feature) =>
  Object.values(feature).filter(isOperation),
);
