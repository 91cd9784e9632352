import { distanceMetres, type OpeningPeriod, openingState } from '@pulse/domain';
import fc from 'fast-check';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';

// Two rules are implemented in SQL as well, because a search cannot call TypeScript for every
// venue. These tests compare both implementations.

const ZONES = ['Asia/Beirut', 'Europe/Paris', 'Europe/Berlin', 'America/Toronto'];
const localTime = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
  );
const span = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  opens: localTime,
  closes: localTime,
});
const MINUTE = 60_000;
// Around the clock changes of autumn 2026 and spring 2027, and any time between.
const instant = fc
  .oneof(
    fc.constantFrom(
      '2026-10-24T21:00Z',
      '2026-10-25T01:00Z',
      '2027-03-27T22:00Z',
      '2027-03-28T01:00Z',
    ),
    fc.constantFrom(
      '2026-11-01T06:00Z',
      '2027-03-14T07:00Z',
      '2026-12-24T12:00Z',
      '2026-07-01T00:00Z',
    ),
  )
  .chain((text) =>
    fc.integer({ min: -1500, max: 1500 }).map((by) => Date.parse(text) + by * MINUTE),
  );
const closed = fc.uniqueArray(
  fc.constantFrom('2026-10-24', '2026-10-25', '2026-12-24', '2027-03-28'),
);
const venueCase = fc.record({
  zone: fc.constantFrom(...ZONES),
  hours: fc.array(span, { minLength: 1, maxLength: 10 }),
  closed,
  at: instant,
});

test('a venue that is open by the rule always passes the SQL prefilter of "open now"', async () => {
  const cases = fc.sample(venueCase, { numRuns: 3000, seed: 20261121 });
  const { rows } = await api.deps.pool.query<{ passes: boolean }>(
    `SELECT is_open_at_local_time(hours, closed, zone, at) AS passes
    FROM json_to_recordset($1::json) AS c (n integer, hours jsonb, closed date[], zone text,
      at timestamptz)
    ORDER BY n`,
    [JSON.stringify(cases.map((one, n) => ({ ...one, n, at: new Date(one.at).toISOString() })))],
  );
  const isOpen = ({ zone, hours, closed: dates, at }: (typeof cases)[number]) => {
    const closures = dates.map((date) => ({ date, reason: '' }));
    return openingState(hours as OpeningPeriod[], closures, zone, at).open;
  };
  const open = cases.map(isOpen);
  const lost = cases.filter((_, n) => open[n] && !rows[n]?.passes);
  expect(lost).toEqual([]);
  // A prefilter that passes everything would pass this test too, so it must exclude most closed
  // venues.
  const closed = rows.filter((_, n) => !open[n]);
  expect(open.filter(Boolean).length).toBeGreaterThan(300);
  expect(closed.filter((row) => !row.passes).length / closed.length).toBeGreaterThan(0.7);
});

test('the distance in SQL is the distance of the rule', async () => {
  // In millionths of a degree, as the contract reads them.
  const degrees = (max: number) =>
    fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
  const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
  const pairs = fc.sample(fc.tuple(point, point), { numRuns: 500, seed: 7 });
  const { rows } = await api.deps.pool.query<{ metres: number }>(
    `SELECT distance_metres(a, b, c, d) AS metres FROM json_to_recordset($1::json)
      AS p (n integer, a float8, b float8, c float8, d float8) ORDER BY n`,
    [
      JSON.stringify(
        pairs.map(([from, to], n) => {
          return { n, a: from.latitude, b: from.longitude, c: to.latitude, d: to.longitude };
        }),
      ),
    ],
  );
  pairs.forEach(([from, to], n) => {
    expect(rows[n]?.metres).toBeCloseTo(distanceMetres(from, to), 1);
  });
});
