import type { listVenuesWithClasses as operation, venueWithClasses } from '@pulse/contract';
import type { Coordinates } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { presentVenueSummary, readCursor, writeCursor } from '../venues/index.ts';
import { bookableConditions, minuteOf } from './list-class-sessions.ts';
import { wallTimeOf } from './present-session.ts';
import {
  type SessionAtVenueRow,
  searchVenuesWithClasses,
  type VenueWithClassesRow,
} from './venues-with-classes.store.ts';

type Query = z.output<typeof operation.query>;
type VenueWithClasses = z.infer<typeof venueWithClasses>;

/**
 * One page of venues with their classes of a day, nearest first. Where a filter speaks of classes
 * (time, places, bookable), venues without such a class are left out; otherwise they come last.
 */
export async function listVenuesWithClasses(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<{ items: VenueWithClasses[]; next_cursor: string | null } | Refusal> {
  const from = query.near ?? middleOf(query);
  if (!from) return refuse('validation_failed', { field: 'near' });
  const after =
    query.cursor === undefined ? null : readCursor('venues_with_classes', 'number', query.cursor);
  if (query.cursor !== undefined && !after) return refuse('validation_failed', { field: 'cursor' });
  const now = new Date(deps.clock.now());
  const { from_time, to_time, has_places, bookable } = query;
  const rows = await searchVenuesWithClasses(deps.db, {
    ...query,
    days: 1,
    from,
    after,
    now,
    memberId,
    openAt: query.open_now ? now : null,
    classesOnly: Boolean(from_time || to_time || has_places || bookable),
    fromMinute: minuteOf(from_time),
    toMinute: minuteOf(to_time),
    bookable: bookable ? await bookableConditions(deps, now, memberId) : [],
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const items = page.map((row) => presentVenueWithClasses(row, now.getTime()));
  return {
    items: query.open_now ? items.filter((item) => item.venue.opening.open) : items,
    next_cursor:
      last && rows.length > page.length
        ? writeCursor('venues_with_classes', { key: last.order_key, id: last.id })
        : null,
  };
}

function middleOf({ bbox }: Query): Coordinates | null {
  if (!bbox) return null;
  return { latitude: (bbox.south + bbox.north) / 2, longitude: (bbox.west + bbox.east) / 2 };
}

function presentVenueWithClasses(row: VenueWithClassesRow, now: number): VenueWithClasses {
  return {
    venue: presentVenueSummary(row, now),
    sessions: (row.sessions ?? []).map((session) => presentDaySession(session, row.time_zone)),
    sessions_total: row.sessions_total,
  };
}

function presentDaySession(
  { local_minute, price_minor, currency, ...rest }: SessionAtVenueRow,
  zone: string,
): VenueWithClasses['sessions'][number] {
  return {
    ...rest,
    activity: rest.activity as VenueWithClasses['sessions'][number]['activity'],
    starts_at: new Date(rest.starts_at).toISOString(),
    ends_at: new Date(rest.ends_at).toISOString(),
    time_zone: zone,
    local_start: wallTimeOf(local_minute),
    price: price_minor === null ? null : { amount_minor: price_minor, currency },
  };
}
