import { API_BASE, OPERATIONS, type Operation } from '@pulse/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aMember } from './builders.ts';
import { type DoorWorld, doorWorld } from './door-world.ts';
import {
  FORGED_CURSORS,
  HOSTILE_IDS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  type JsonSchema,
  NOBODYS_ID,
  sampleOf,
  UNREADABLE_BODIES,
} from './hostile-values.ts';

let world: DoorWorld;
let sessionId: string;

beforeAll(async () => {
  world = await doorWorld();
  sessionId = await world.classIn(600);
});
afterAll(() => world.close());

/** Calls answered side by side: fewer than the pool has connections. */
const AT_ONCE = 12;

/** A token of somebody who may call, and the path with ids of their own where they have some. */
async function callerFor({ access, path }: Operation): Promise<{ token: string; url: string }> {
  const { organisationId, venueId } = world;
  const isMember = access === 'public' || access === 'signed_in';
  const role = isMember ? 'member' : access.includes('partner_admin') ? 'partner_admin' : 'admin';
  const person = await aMember(world.deps, isMember ? {} : { role, organisationId });
  const own = path.startsWith('/bookings/:id') ? await world.booked(sessionId) : null;
  const ids: Record<string, string | undefined> = {
    bookings: own?.bookingId,
    venues: venueId,
    'class-sessions': sessionId,
  };
  return {
    token: await world.tokenOf({ ...person, ...(own && { id: own.id }) }),
    url: path.replace(/([\w-]+)\/:id/, (_, noun) => `${noun}/${ids[noun] ?? NOBODYS_ID}`),
  };
}

/** The calls of one operation, each with one thing wrong. */
function* hostileCalls({ params, query, body, path }: Operation, url: string) {
  if (params) for (const id of HOSTILE_IDS) yield { url: path.replace(/:\w+/, id) };
  if (query) yield* hostileQueries(jsonSchema(query), url);
  if (body) yield* hostileBodies(jsonSchema(body), url);
}

function* hostileQueries(shape: JsonSchema, url: string): Generator<InjectOptions> {
  const good = sampleOf(shape) as Record<string, string>;
  for (const [name] of fieldsOf(shape)) {
    for (const text of HOSTILE_TEXTS)
      yield { url: `${url}?${new URLSearchParams({ ...good, [name]: text.slice(0, 2_000) })}` };
    yield { url: `${url}?${new URLSearchParams(good)}&${name}=1&${name}=2` };
    yield { url: `${url}?${new URLSearchParams(good)}&${name}=%ED%A0%80%00` };
  }
}

function* hostileBodies(shape: JsonSchema, url: string): Generator<InjectOptions> {
  const good = sampleOf(shape) as Record<string, unknown>;
  yield { url, payload: good };
  for (const [name] of fieldsOf(shape))
    for (const value of HOSTILE_VALUES) yield { url, payload: { ...good, [name]: value } };
  for (const payload of UNREADABLE_BODIES) yield { url, payload };
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'x'])
    yield { url, payload: '{}', headers: { 'content-type': type } };
}

function jsonSchema(shape: z.ZodType): JsonSchema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Every field of a shape, those of each alternative too. */
function fieldsOf(shape: JsonSchema): [name: string, shape: JsonSchema][] {
  return [...Object.entries(shape.properties ?? {}), ...(shape.anyOf ?? []).flatMap(fieldsOf)];
}

/** What is wrong with each answer: nothing with a success or problem details that blame the caller. */
async function faultsOf(calls: InjectOptions[]): Promise<string[]> {
  const faults: (string | null)[] = [];
  for (let start = 0; start < calls.length; start += AT_ONCE)
    faults.push(...(await Promise.all(calls.slice(start, start + AT_ONCE).map(faultOf))));
  return faults.filter((fault) => fault !== null);
}

async function faultOf(call: InjectOptions): Promise<string | null> {
  const { statusCode, headers, payload } = await world.app.inject(call);
  if (statusCode < 400) return null;
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  const tells = /\bat .*\.(ts|js):\d|SELECT |syntax|node_modules|FST_/.test(payload);
  if (statusCode < 500 && isProblem && !tells) return null;
  const sent = `${call.url} ${JSON.stringify(call.payload ?? '')}`.slice(0, 300);
  return `${statusCode} to ${sent}: ${payload.slice(0, 200)}`;
}

const withInput = OPERATIONS.filter(({ params, query, body }) => params || query || body);
const named = withInput.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  operation,
}));

test.each(named)('$name blames the caller for hostile input', async ({ operation }) => {
  const { token, url } = await callerFor(operation);
  const calls = [...hostileCalls(operation, url)].map((call) => ({
    ...call,
    method: operation.method,
    url: API_BASE + call.url,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...call.headers,
    },
  }));
  expect(calls.length).toBeGreaterThan(0);
  expect(await faultsOf(calls)).toEqual([]);
});

test('a forged cursor is refused or answered with a page', async () => {
  const token = await world.tokenOf(await aMember(world.deps, { role: 'admin' }));
  const calls = FORGED_CURSORS.map(({ path }) => ({
    method: 'GET' as const,
    url: API_BASE + path,
    headers: { authorization: `Bearer ${token}` },
  }));
  expect(await faultsOf(calls)).toEqual([]);
});
