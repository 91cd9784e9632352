import type { listRecommendations as operation, recommendationReason } from '@pulse/contract';
import {
  type AttendedClass,
  type BookableClass,
  type LookedAround,
  type RecommendationReason,
  recommendClasses,
} from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { memberBookability } from '../bookings/index.ts';
import { bookableAtAll, listListedSessions, presentListedSession } from '../classes/index.ts';
import {
  loadRecommendationFacts,
  type RecommendationFactsRow,
} from './recommendation-facts.store.ts';

type Query = z.output<typeof operation.query>;

/** Where somebody starts of whom nothing is known: most venues are around it. */
const BEIRUT: LookedAround = { latitude: 33.8938, longitude: 35.5018, known: 'assumed' };

/**
 * Classes of the next days that the member may book now, and why each is shown: what they attend,
 * where and when; for who is new, what is near. Without a plan only classes with a price count.
 */
export async function listRecommendations(
  { db, clock }: Deps,
  userId: string,
  { near, limit }: Query,
) {
  const now = clock.now();
  const at = new Date(now);
  const around: LookedAround = near ? { ...near, known: 'told' } : BEIRUT;
  const { conditions, pays } = bookableAtAll(at, userId, await memberBookability(db, userId, now));
  const wanted = { userId, now: at, around, bookable: conditions };
  const facts = await loadRecommendationFacts(db, wanted);
  const chosen = recommendClasses(classesOf(facts), visitsOf(facts), around, now, limit);
  const ids = chosen.map(({ id }) => id);
  const rows = await listListedSessions(db, ids, userId);
  const sessions = new Map(rows.map((row) => [row.id, presentListedSession(row)]));
  return {
    items: chosen.flatMap(({ id, reasons }) => {
      const session = sessions.get(id);
      return session ? [{ session, pays, reasons: reasons.map(presentReason) }] : [];
    }),
    next_cursor: null,
  };
}

function visitsOf({ visits }: RecommendationFactsRow): AttendedClass[] {
  return (visits ?? []).map((row) => ({ ...happeningOf(row), venueName: row.name }));
}

function classesOf({ classes }: RecommendationFactsRow): BookableClass[] {
  return (classes ?? []).map((row) => ({
    ...happeningOf(row),
    id: row.id,
    startsAt: row.at,
    venueCity: row.city,
  }));
}

function happeningOf(row: NonNullable<RecommendationFactsRow['visits' | 'classes']>[number]) {
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

const NO_FACTS = {
  count: null,
  activity: null,
  weekday: null,
  daypart: null,
  venue_name: null,
  distance_m: null,
  city: null,
};

function presentReason(reason: RecommendationReason): PresentedReason {
  return { ...NO_FACTS, ...reason } as PresentedReason;
}
