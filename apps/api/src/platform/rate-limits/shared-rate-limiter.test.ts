import { expect, onTestFinished } from 'vitest';
import { api, test as base } from '../../../test/api-test.ts';
import { buildApp, type TestApp } from '../../../test/build-app.ts';
import { aMember, type TestUser } from '../../../test/builders.ts';

const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true });

const LIMIT = 600;
const MINUTE_MS = 60_000;
const EARLY_IN_A_MINUTE = '2026-11-28T12:00:01Z';
const EARLY_IN_A_LATER_MINUTE = '2026-11-28T13:00:01Z';

/** Four servers of one database, at the same instant. */
async function fourServers(): Promise<TestApp[]> {
  const { databaseUrl } = api;
  const others = await Promise.all([1, 2, 3].map(() => buildApp({ databaseUrl, rateLimit: true })));
  onTestFinished(async () => void (await Promise.all(others.map((server) => server.close()))));
  const servers = [api, ...others];
  for (const server of servers) server.clock.set(EARLY_IN_A_LATER_MINUTE);
  return servers;
}

/** Sends requests of one account at once, each to the server that `choose` names; how many are allowed. */
async function countAllowed(
  servers: TestApp[],
  user: TestUser,
  count: number,
  choose: (index: number) => number,
): Promise<number> {
  const clients = await Promise.all(servers.map((server) => server.clientFor(user)));
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => clients[choose(index)]?.get('/plans')),
  );
  return responses.filter((response) => response?.status === 200).length;
}

test('one server allows an account exactly its limit, and the whole of it again a minute later', async () => {
  api.clock.set(EARLY_IN_A_MINUTE);
  const user = await aMember(api.deps);
  expect(await countAllowed([api], user, LIMIT + 100, () => 0)).toBe(LIMIT);
  expect(await countAllowed([api], user, 1, () => 0)).toBe(0);
  api.clock.advance(MINUTE_MS);
  expect(await countAllowed([api], user, LIMIT + 100, () => 0)).toBe(LIMIT);
});

test('four servers together allow an account its limit within a quarter, however it spreads', async () => {
  const servers = await fourServers();
  const spreads: ((index: number) => number)[] = [
    (index) => index % 4,
    (index) => (index < 900 ? 0 : index % 4),
    () => 2,
  ];
  for (const choose of spreads) {
    const allowed = await countAllowed(servers, await aMember(api.deps), 2 * LIMIT, choose);
    expect(allowed).toBeGreaterThanOrEqual(LIMIT * 0.75);
    expect(allowed).toBeLessThanOrEqual(LIMIT * 1.25);
  }
});

test('the counts of guesses stand in a table that a failover keeps', async () => {
  const { rows } = await api.deps.pool.query(
    `SELECT relpersistence FROM pg_class WHERE oid = 'rate_limits'::regclass`,
  );
  expect(rows).toEqual([{ relpersistence: 'p' }]);
});
