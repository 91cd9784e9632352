import type { createSearchAlert } from '@pulse/contract';
import { SEARCH_ALERT_DAYS } from '@pulse/domain';
import type { z } from 'zod';
import type { SessionSearch } from '../search/session-search.store.ts';
import { parseWallTime } from '../sessions/wall-time.ts';

/** The search of an alert, as the contract has it. */
export type AlertSearch = z.output<typeof createSearchAlert.body>;

/** A search for sessions of an alert, and what it asks of the venue. */
export type AlertSessionSearch = SessionSearch & { amenity: string[] };

/** The database search of an alert at `now`: classes with a free place, on its day or on any soon. */
export function toAlertSessionSearch(search: AlertSearch, now: Date): AlertSessionSearch {
  const { near, bbox, q, trainer_id, tier, level } = search;
  return {
    now,
    memberId: null,
    limit: 1,
    after: null,
    date: search.date ?? now.toISOString().slice(0, 10),
    days: search.date ? 1 : SEARCH_ALERT_DAYS,
    ...(near && { near }),
    radius_km: near?.radius_km ?? 0,
    ...(bbox && { bbox }),
    ...(q && { q }),
    activity: search.activity,
    ...(trainer_id && { trainer_id }),
    amenity: search.amenity,
    ...(tier && { tier }),
    ...(level && { level }),
    language: search.language,
    women_only: search.women_only,
    fromMinute: parseWallTime(search.from_time ?? undefined),
    toMinute: parseWallTime(search.to_time ?? undefined),
    has_places: true,
    bookable: [],
  };
}
