import {
  getRosterQueryKey,
  getVenueDayQueryKey,
  listFrontDeskVenuesQueryKey,
  listPartnerClassSessionsQueryKey,
} from '@pulse/contract/client';
import { type EpochMs, localDateOf } from '@pulse/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { serverTime } from './queue.ts';
import { readStoredRosters, type StoredRosters } from './stored-rosters.ts';

/** The query of the list of venues, as the desk asks for it. */
const venuesKey = (limit: number) => listFrontDeskVenuesQueryKey({ query: { limit } });

/**
 * Gives the pages of the desk what this device keeps, where it has nothing newer: venues, the day, its
 * classes and their rosters. Returns when the rosters of the venues were loaded, by venue.
 */
export function showKeptRosters(
  queries: QueryClient,
  userId: string,
  maxVenues: number,
  now: EpochMs,
): ReadonlyMap<string, EpochMs> {
  const kept = readStoredRosters(userId, now).filter((stored) => isOfToday(stored, now));
  const give = (key: QueryKey, data: object, updatedAt: EpochMs) => {
    const known = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (known < updatedAt) queries.setQueryData(key, data, { updatedAt });
  };
  for (const { as_of, day, rosters } of kept) {
    const { id, time_zone } = day.venue;
    const date = localDateOf(serverTime(now), time_zone);
    give(getVenueDayQueryKey({ path: { id } }), { ...day, date }, as_of);
    const sessions = rosters.map(({ session }) => session);
    for (const local_date of new Set([date, ...sessions.map((session) => session.local_date)])) {
      const query = { venue_id: id, date: local_date };
      const items = sessions.filter((session) => session.local_date === local_date);
      give(listPartnerClassSessionsQueryKey({ query }), { items, next_cursor: null }, as_of);
    }
    for (const { session, items } of rosters)
      give(
        getRosterQueryKey({ path: { id: session.id } }),
        { session, items, next_cursor: null },
        as_of,
      );
  }
  const venues = kept.map(({ day }) => day.venue);
  // Stale from the start: with the network the other venues are there at once.
  if (venues.length > 0) give(venuesKey(maxVenues), { items: venues, next_cursor: null }, 1);
  return new Map(kept.map(({ day, as_of }) => [day.venue.id, as_of]));
}

/** Kept on the day itself or on the day before, whose rosters of tomorrow are those of today. */
function isOfToday({ day }: StoredRosters, now: EpochMs): boolean {
  const today = localDateOf(serverTime(now), day.venue.time_zone);
  const next = new Date(`${day.date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return today === day.date || today === next.toISOString().slice(0, 10);
}
