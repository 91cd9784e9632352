import type { listRecommendations as operation, recommendationReason } from '@pulse/contract';
import {
  type AttendedClass,
  type BookableClass,
  type RecommendationReason,
  recommendClasses,
  type SearchOrigin,
} from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { loadBookingLimits } from '../../bookings/index.ts';
import {
  bookableConditions,
  listSessionsForMember,
  presentListedSession,
} from '../../classes/index.ts';
import {
  loadRecommendationContext,
  RECOMMENDED,
  type RecommendationContextRow,
} from './recommendation-context.store.ts';

type ListRecommendationsQuery = z.output<typeof operation.query>;

/** The search centre of a member whose location is unknown: most venues are around it. */
const DEFAULT_LOCATION: SearchOrigin = { latitude: 33.8938, longitude: 35.5018, source: 'assumed' };

/**
 * Classes of the next days that the member may book now, with the reasons for each: which classes
 * they attend, where and when; for a new member, what is near. Without a plan only classes with a
 * drop-in price count.
 */
export async function listRecommendations(
  { db, clock }: Deps,
  userId: string,
  { near, limit }: ListRecommendationsQuery,
) {
  const now = clock.now();
  const at = new Date(now);
  const searchCentre: SearchOrigin = near ? { ...near, source: 'given' } : DEFAULT_LOCATION;
  const limits = await loadBookingLimits(db, userId, now);
  const { conditions, paidBy } = bookableConditions(at, userId, limits, RECOMMENDED);
  const options = { userId, now: at, searchCentre, bookable: conditions };
  const context = await loadRecommendationContext(db, options);
  const recommended = recommendClasses(
    classesOf(context),
    visitsOf(context),
    searchCentre,
    now,
    limit,
  );
  const ids = recommended.map(({ id }) => id);
  const rows = await listSessionsForMember(db, ids, userId);
  const sessions = new Map(rows.map((row) => [row.id, presentListedSession(row)]));
  return {
    items: recommended.flatMap(({ id, reasons }) => {
      const session = sessions.get(id);
      return session ? [{ session, paid_by: paidBy, reasons: reasons.map(presentReason) }] : [];
    }),
    next_cursor: null,
  };
}

function visitsOf({ visits }: RecommendationContextRow): AttendedClass[] {
  return (visits ?? []).map((row) => ({ ...classFeaturesOf(row), venueName: row.name }));
}

function classesOf({ classes }: RecommendationContextRow): BookableClass[] {
  return (classes ?? []).map((row) => ({
    ...classFeaturesOf(row),
    id: row.id,
    startsAt: row.at,
    venueCity: row.city,
  }));
}

function classFeaturesOf(row: NonNullable<RecommendationContextRow['visits' | 'classes']>[number]) {
  return {
    activity: row.activity,
    venueId: row.venue,
    venue: { latitude: row.latitude, longitude: row.longitude },
    templateId: row.template,
    weekday: row.weekday,
    localMinute: row.minute,
  };
}

type PresentedReason = z.infer<typeof recommendationReason>;

const NO_REASON_DETAILS = {
  count: null,
  activity: null,
  weekday: null,
  daypart: null,
  venue_name: null,
  distance_m: null,
  city: null,
};

function presentReason(reason: RecommendationReason): PresentedReason {
  return { ...NO_REASON_DETAILS, ...reason } as PresentedReason;
}
