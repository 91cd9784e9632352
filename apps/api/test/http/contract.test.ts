import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { API_BASE, OPERATIONS, type Operation } from '@pulse/contract';
import { ROLES, type Role } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../../../packages/contract/openapi.ts';
import { buildApp, type TestApp } from '../build-app.ts';
import { aMember } from '../builders.ts';

let api: TestApp;
const routes: { method: string; url: string }[] = [];
// Routes can only be recorded while they are added, so this subscribes to every server that Fastify
// creates.
const recordRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
};
beforeAll(async () => {
  subscribe('fastify.initialization', recordRoutes);
  api = await buildApp();
  unsubscribe('fastify.initialization', recordRoutes);
});
afterAll(() => api.close());

const signedInOnly = OPERATIONS.filter(({ access }) => access !== 'public');
const withRoles = OPERATIONS.filter(({ access }) => Array.isArray(access));
// An id that nothing has: access is decided before anything is loaded.
const pathOf = ({ path }: Operation) =>
  API_BASE + path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const asTestCases = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation }));

async function call({ method, ...operation }: Operation, role?: Role) {
  const token = role && (await api.tokenOf(await aMember(api.deps, { role })));
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return api.app.inject({ method, url: pathOf({ method, ...operation }), headers });
}

test('the served OpenAPI document is that of the declared operations', async () => {
  const served = await api.app.inject('/api/v1/openapi.json');
  expect(served.headers['content-type']).toContain('application/json');
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(await openApiDocument())));
});

test('the document says what every operation with a file is sent', async () => {
  const { paths } = (await api.anonymous.get('/openapi.json')).body;
  const withFile = OPERATIONS.filter(({ bodyType }) => bodyType === 'multipart');
  const undescribed = withFile.filter(({ method, path }) => {
    const described = paths[API_BASE + path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    return !described.requestBody?.content['multipart/form-data'].schema.properties;
  });
  expect(withFile.length).toBeGreaterThan(5);
  expect(undescribed.map(({ id }) => id)).toEqual([]);
});

test('every route of the API is an operation of the contract, or a file', () => {
  const files = [
    `GET ${API_BASE}/calendar/:token.ics`,
    `GET ${API_BASE}/openapi.json`,
    `GET ${API_BASE}/images/:name`,
    // Only Stripe calls it.
    `POST ${API_BASE}/webhooks/stripe`,
  ];
  const declared = OPERATIONS.map(({ method, path }) => `${method} ${API_BASE}${path}`);
  const served = routes.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith(`${API_BASE}/`),
  );
  expect(served.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
    [...declared, ...files].sort(),
  );
});

const withJsonBody = OPERATIONS.filter(({ body, bodyType }) => body && bodyType !== 'multipart');

/** Where an object in a JSON schema accepts fields that it does not declare. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = type === 'object' && properties && additionalProperties !== false;
  const inside = Object.entries(schema).flatMap(([name, part]) =>
    openObjects(part, `${path}.${name}`),
  );
  return isOpen ? [path, ...inside] : inside;
}

test.each(asTestCases(withJsonBody))(
  '$name refuses unknown fields at every depth',
  ({ operation }) => {
    const body = operation.body ?? z.never();
    expect(
      openObjects(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), 'body'),
    ).toEqual([]);
  },
);

test.each([
  ['en', 'This field does not exist here.'],
  ['fr', 'Ce champ n’existe pas ici.'],
  ['de', 'Dieses Feld gibt es hier nicht.'],
])('an unknown field is refused at the field, in %s', async (language, detail) => {
  const caller = (await api.clientFor(await aMember(api.deps))).with({
    'accept-language': language,
  });
  const code = 'unrecognized_keys';
  const change = { full_name: 'Maya Khoury', trainer_id: 'x', email_preferences: { sms: true } };
  const profile = await caller.patch('/profile', change);
  expect([profile.status, profile.body.errors]).toEqual([
    400,
    [
      { field: 'email_preferences.sms', code, detail },
      { field: 'trainer_id', code, detail },
    ],
  ]);
  // Of two shapes of a body, the one that fits but for the field.
  const checkIn = await caller.post('/check-ins', { qr_code: 'x', booking: 'y' });
  expect(checkIn.body.errors).toEqual([{ field: 'booking', code, detail }]);
});

test.each(asTestCases(OPERATIONS))('$name is implemented', ({ operation }) => {
  const { method, path } = operation;
  expect(api.app.hasRoute({ method, url: API_BASE + path })).toBe(true);
});

test.each(asTestCases(signedInOnly))('$name answers 401 signed out', async ({ operation }) => {
  const response = await call(operation);
  expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

describe.each(asTestCases(withRoles))('$name', ({ operation }) => {
  const allowed = operation.access as readonly Role[];
  test.each(ROLES.filter((role) => !allowed.includes(role)))('answers 403 to %s', async (role) => {
    const response = await call(operation, role);
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
  });
  test.each(allowed)('lets %s in', async (role) => {
    expect([401, 403]).not.toContain((await call(operation, role)).statusCode);
  });
});
