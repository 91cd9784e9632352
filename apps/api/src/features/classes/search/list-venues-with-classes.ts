import type { listVenuesWithClasses as operation, venueWithClasses } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import { wallTimeOfMinute } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentVenueSummary } from '../../venues/index.ts';
import { type ListSort, PARTS } from './list-parts.sql.ts';
import { type ResolvedVenuesSearch, resolveVenuesSearch } from './resolve-venues-search.ts';
import type { VenuesPageStart } from './searched-venues.sql.ts';
import {
  type SessionAtVenueRow,
  searchVenuesWithClasses,
  type VenueWithClassesRow,
} from './venues-with-classes.store.ts';

type Query = z.output<typeof operation.query>;
type VenueWithClasses = z.infer<typeof venueWithClasses>;
type Page = z.input<(typeof operation.responses)[200]>;

/**
 * One page of venues with their classes of a day, in the order that is asked for. With a filter on
 * classes (trainer, time, level, language, women only, places, bookable, travel time), venues without
 * a matching class are left out; otherwise they come last.
 */
export async function listVenuesWithClasses(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<Page | Refusal> {
  const { sort } = query;
  const after = pageStartOf(sort, query.cursor);
  if (isRefusal(after)) return after;
  const search = await resolveVenuesSearch(deps, query, memberId);
  if (isRefusal(search)) return search;
  const rows = await searchVenuesWithClasses(deps.db, {
    ...search,
    sort,
    after,
    limit: query.limit + 1,
  });
  const partOfLast = rows[query.limit - 1]?.part ?? '';
  const { page, next_cursor } = paginate(rows, query.limit, partOfLast, (last) => ({
    key: last.order_key,
    id: last.order_id,
  }));
  return {
    items: presentFound(page, search),
    total: after ? null : (rows[0]?.total ?? 0),
    total_at_least: after ? null : (rows[0]?.total_at_least ?? false),
    next_cursor,
  };
}

/** The venues that a search has found, those left out on which only the rules can decide. */
export function presentFound(
  rows: readonly VenueWithClassesRow[],
  { allows, classesOnly, openAt, now }: ResolvedVenuesSearch,
): VenueWithClasses[] {
  const items = rows
    .map((row) => withoutRefusedSessions(row, allows))
    .filter((row) => !classesOnly || row.sessions_total > 0)
    .map((row) => presentVenueWithClasses(row, now.getTime()));
  return openAt ? items.filter((item) => item.venue.opening.open) : items;
}

function pageStartOf(sort: ListSort, cursor: string | undefined): VenuesPageStart | null | Refusal {
  for (const part of PARTS[sort]) {
    const start = pageStart(part, 'number', cursor);
    if (!isRefusal(start)) return start && { ...start, part };
  }
  return refuse('validation_failed', { field: 'cursor' });
}

/** A row without the classes that match the search but that the booking rules refuse. */
function withoutRefusedSessions(
  row: VenueWithClassesRow,
  allows: ResolvedVenuesSearch['allows'],
): VenueWithClassesRow {
  const allSessions = row.sessions ?? [];
  const sessions = allSessions.filter((session) =>
    allows({
      ...session,
      status: 'scheduled',
      venue_id: row.id,
      starts_at: new Date(session.starts_at),
      ends_at: new Date(session.ends_at),
      venue_tier: row.tier,
      venue_time_zone: row.time_zone,
      venue_visit_limit: row.venue_visit_limit,
      venue_policy: row.venue_policy,
    }),
  );
  const refusedCount = allSessions.length - sessions.length;
  return { ...row, sessions, sessions_total: row.sessions_total - refusedCount };
}

function presentVenueWithClasses(row: VenueWithClassesRow, now: EpochMs): VenueWithClasses {
  return {
    venue: presentVenueSummary(row, now),
    sessions: (row.sessions ?? []).map((session) => presentDaySession(session, row.time_zone)),
    sessions_total: row.sessions_total,
    last_started:
      row.last_started_minute === null ? null : wallTimeOfMinute(row.last_started_minute),
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
    local_start: wallTimeOfMinute(local_minute),
    price: price_minor === null ? null : { amount_minor: price_minor, currency },
  };
}
