import { readFile } from 'node:fs/promises';
import { API_BASE, OPERATIONS, type Operation } from '@pulse/contract';
import { ROLES, type Role } from '@pulse/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, type TestApp } from './build-app.ts';
import { aMember } from './builders.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildApp();
});
afterAll(() => api.close());

const signedInOnly = OPERATIONS.filter(({ access }) => access !== 'public');
const withRoles = OPERATIONS.filter(({ access }) => Array.isArray(access));
// An id that nothing has: access is decided before anything is looked up.
const pathOf = ({ path }: Operation) =>
  API_BASE + path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const named = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation }));

async function call({ method, ...operation }: Operation, role?: Role) {
  const token = role && (await api.tokenOf(await aMember(api.deps, { role })));
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return api.app.inject({ method, url: pathOf({ method, ...operation }), headers });
}

test('the served OpenAPI document is the committed one', async () => {
  const served = await api.app.inject('/api/v1/openapi.json');
  const committed = new URL('../../../packages/contract/openapi.json', import.meta.url);
  expect(served.json()).toEqual(JSON.parse(await readFile(committed, 'utf8')));
});

test.each(named(OPERATIONS))('$name is implemented', ({ operation }) => {
  const { method, path } = operation;
  expect(api.app.hasRoute({ method, url: API_BASE + path })).toBe(true);
});

test.each(named(signedInOnly))('$name answers 401 signed out', async ({ operation }) => {
  const answer = await call(operation);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

describe.each(named(withRoles))('$name', ({ operation }) => {
  const allowed = operation.access as readonly Role[];
  test.each(ROLES.filter((role) => !allowed.includes(role)))('answers 403 to %s', async (role) => {
    const answer = await call(operation, role);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  });
  test.each(allowed)('lets %s in', async (role) => {
    expect([401, 403]).not.toContain((await call(operation, role)).statusCode);
  });
});
