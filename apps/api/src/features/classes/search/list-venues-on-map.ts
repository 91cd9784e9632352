import type { listVenuesOnMap as operation } from '@pulse/contract';
import { wallTimeOfMinute } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { presentFound } from './list-venues-with-classes.ts';
import { resolveVenuesSearch } from './resolve-venues-search.ts';
import { findVenuesOnMap, type VenueOnMapRow } from './venues-on-map.store.ts';
import { searchVenuesWithClasses } from './venues-with-classes.store.ts';

type Query = z.output<typeof operation.query>;
type Answer = z.input<(typeof operation.responses)[200]>;

/** The most pins; more would be clustered anyway. */
const MAX_PINS = 500;

/** What a map shows of the venues that the list finds, each with its first classes of the day. */
export async function listVenuesOnMap(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<Answer | Refusal> {
  const search = await resolveVenuesSearch(deps, query, memberId);
  if (isRefusal(search)) return search;
  // Opening hours and the booking rules decide on each venue and class, for which they need all of it.
  if (query.open_now || query.bookable) {
    const page = { ...search, sort: 'nearest', after: null, limit: MAX_PINS } as const;
    const found = presentFound(await searchVenuesWithClasses(deps.db, page), search);
    const items = found.map(({ venue, ...classes }) => ({ ...venue, ...classes }));
    return { items, next_cursor: null };
  }
  const rows = await findVenuesOnMap(deps.db, search, MAX_PINS);
  return { items: rows.map(presentVenueOnMap), next_cursor: null };
}

function presentVenueOnMap({
  sessions,
  last_started_minute,
  ...venue
}: VenueOnMapRow): Answer['items'][number] {
  return {
    ...venue,
    sessions: (sessions ?? []).map(({ local_minute, starts_at, ...session }) => ({
      ...session,
      starts_at: new Date(starts_at).toISOString(),
      local_start: wallTimeOfMinute(local_minute),
    })),
    last_started: last_started_minute === null ? null : wallTimeOfMinute(last_started_minute),
  };
}
