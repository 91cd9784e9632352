import pg from 'pg';
import { afterEach, expect, inject } from 'vitest';
import { api, test as base } from '../api-test.ts';

const test = base.extend('overrides', { scope: 'file' }, { logLevel: 'silent' });
afterEach(() => allowConnections(true));

test('a server that has been ready stays so while its database is lost, whose state has its own address', async () => {
  const ask = async (url: string) => (await api.app.inject(url)).statusCode;
  expect(await Promise.all(['/readyz', '/database'].map(ask))).toEqual([200, 200]);
  await allowConnections(false);
  expect(await Promise.all(['/readyz', '/healthz', '/api/v1/meta'].map(ask))).toEqual([
    200, 200, 200,
  ]);
  const state = await api.app.inject('/database');
  expect([state.statusCode, state.json()]).toEqual([503, { status: 'database unreachable' }]);
  const { status, body, headers } = await api.anonymous.get('/venues');
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
  await allowConnections(true);
  expect(await ask('/database')).toBe(200);
});

/** Ends every connection to the database of this file and refuses new ones, or accepts them again. */
async function allowConnections(allowed: boolean): Promise<void> {
  const name = new URL(api.databaseUrl.replace('@/', '@localhost/')).pathname.slice(1);
  const admin = new pg.Client({ connectionString: inject('adminDatabaseUrl') });
  await admin.connect();
  await admin.query(`ALTER DATABASE "${name}" CONNECTION LIMIT ${allowed ? -1 : 0}`);
  if (!allowed)
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      name,
    ]);
  await admin.end();
}
