import type { getVenuePage as operation } from '@pulse/contract';
import { localDatesFrom, planIncludesTier, priceRange } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { listUpcomingClasses } from '../classes/index.ts';
import { listPlans } from '../memberships/index.ts';
import { listNewestReviews } from '../reviews/index.ts';
import {
  findPageVenue,
  findPublishedVenue,
  listNearbyVenues,
  presentPublicVenue,
  presentVenue,
} from '../venues/index.ts';

export type VenuePage = z.infer<(typeof operation.responses)[200]>;

const DAYS = 7;
const MAX_CLASSES = 120;
const MAX_REVIEWS = 3;
const MAX_NEARBY = 4;

/** What the public page of a published venue shows, found by a slug of it or by its id. */
export async function getVenuePage(deps: Deps, slugOrId: string): Promise<VenuePage | Refusal> {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await findPageVenue(db, slugOrId);
  const row = found && (await findPublishedVenue(db, found.id, new Date(now)));
  if (!row) return refuse('not_found');
  const dates = localDatesFrom(now, row.time_zone, DAYS);
  const [classes, plans, reviews, nearby] = await Promise.all([
    listUpcomingClasses(db, {
      venueId: row.id,
      from: dates[0] ?? '',
      days: DAYS,
      limit: MAX_CLASSES,
      now: new Date(now),
    }),
    listPlans(deps, null),
    listNewestReviews(db, row.id, MAX_REVIEWS),
    listNearbyVenues(db, row, MAX_NEARBY, new Date(now)),
  ]);
  return {
    slug: found.slug,
    city_slug: found.city_slug,
    venue: presentVenue(row, now),
    days: dates.map((date) => ({
      date,
      classes: classes.filter(({ local_date }) => local_date === date),
    })),
    drop_in: priceRange(classes.flatMap(({ price }) => price ?? [])),
    plans: plans.items.filter((plan) => planIncludesTier(plan, row.tier)),
    reviews,
    nearby: nearby.map((venue) => presentPublicVenue(venue, now)),
  };
}
