import {
  canArriveInTime,
  distanceMetres,
  TRAVEL_ESTIMATES,
  TRAVEL_MODES,
  travelMinutesPerMetre,
} from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { withinTravelTime } from './session-search.store.ts';

// A search evaluates the rule in SQL for every class; this test compares it with the domain rule.

const from = { latitude: 33.894, longitude: 35.502 };
const now = new Date('2026-11-23T10:00:00.123Z');

test.each(TRAVEL_MODES)(
  'the search and the rule agree on which classes can be reached in time (%s), to the second',
  async (mode) => {
    const { rows } = await sql<{ lat: number; lng: number; starts: Date; reachable: boolean }>`
    SELECT v.latitude AS lat, v.longitude AS lng, s.starts_at AS starts,
      ${withinTravelTime({ from, mode }, now)} AS reachable
    FROM (SELECT 33.6 + 0.6 * random() AS latitude, 35.3 + 0.5 * random() AS longitude
      FROM generate_series(1, 4000)) AS v
    CROSS JOIN LATERAL (SELECT ${now}::timestamptz + interval '1 minute' * (10 + ${TRAVEL_ESTIMATES[mode].extraMinutes}::integer + ceil(
      distance_metres(${from.latitude}, ${from.longitude}, v.latitude, v.longitude)
        * ${travelMinutesPerMetre(mode)}::double precision))
      + interval '1 second' * (floor(random() * 3) - 1) AS starts_at) AS s`.execute(api.deps.db);
    const counted = { yes: 0, no: 0 };
    for (const row of rows) {
      const metres = distanceMetres(from, { latitude: row.lat, longitude: row.lng });
      const expected = canArriveInTime(row.starts.getTime(), metres, mode, now.getTime());
      expect(row.reachable, JSON.stringify(row)).toBe(expected);
      counted[expected ? 'yes' : 'no'] += 1;
    }
    expect(Math.min(counted.yes, counted.no)).toBeGreaterThan(1000);
  },
);
