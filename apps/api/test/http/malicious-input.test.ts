import { API_BASE, OPERATIONS, type Operation } from '@pulse/contract';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { aMember } from '../builders.ts';
import { fixture, test } from '../fixtures/front-desk-fixture.ts';
import {
  FORGED_CURSORS,
  type JsonSchema,
  MALICIOUS_IDS,
  MALICIOUS_TEXTS,
  MALICIOUS_VALUES,
  sampleValueFor,
  UNKNOWN_ID,
  UNREADABLE_BODIES,
} from './malicious-values.ts';

let sessionId: string;

test.beforeAll(async () => {
  sessionId = await fixture.createSessionIn(600);
});

/** Concurrent requests: fewer than the pool has connections. */
const CONCURRENCY = 12;

/** A token of a user with access, and the path with existing ids where there are some. */
async function callerFor({ access, path }: Operation): Promise<{ token: string; url: string }> {
  const { organisationId, venueId } = fixture;
  const isMember = access === 'public' || access === 'signed_in';
  const role = isMember ? 'member' : access.includes('partner_admin') ? 'partner_admin' : 'admin';
  const user = await aMember(fixture.deps, isMember ? {} : { role, organisationId });
  const booking = path.startsWith('/bookings/:id')
    ? await fixture.createBookedMember(sessionId)
    : null;
  const ids: Record<string, string | undefined> = {
    bookings: booking?.bookingId,
    venues: venueId,
    'class-sessions': sessionId,
  };
  return {
    token: await fixture.tokenOf({ ...user, ...(booking && { id: booking.id }) }),
    url: path.replace(/([\w-]+)\/:id/, (_, noun) => `${noun}/${ids[noun] ?? UNKNOWN_ID}`),
  };
}

/** The requests of one operation, each with one invalid value. */
function* maliciousCalls({ params, query, body, path }: Operation, url: string) {
  if (params) for (const id of MALICIOUS_IDS) yield { url: path.replace(/:\w+/, id) };
  if (query) yield* maliciousQueries(jsonSchema(query), url);
  if (body) yield* maliciousBodies(jsonSchema(body), url);
}

function* maliciousQueries(shape: JsonSchema, url: string): Generator<InjectOptions> {
  const valid = sampleValueFor(shape) as Record<string, string>;
  for (const [name] of fieldsOf(shape)) {
    for (const text of MALICIOUS_TEXTS)
      yield { url: `${url}?${new URLSearchParams({ ...valid, [name]: text.slice(0, 2_000) })}` };
    yield { url: `${url}?${new URLSearchParams(valid)}&${name}=1&${name}=2` };
    yield { url: `${url}?${new URLSearchParams(valid)}&${name}=%ED%A0%80%00` };
  }
}

function* maliciousBodies(shape: JsonSchema, url: string): Generator<InjectOptions> {
  const valid = sampleValueFor(shape) as Record<string, unknown>;
  yield { url, payload: valid };
  for (const [name] of fieldsOf(shape))
    for (const value of MALICIOUS_VALUES) yield { url, payload: { ...valid, [name]: value } };
  for (const payload of UNREADABLE_BODIES) yield { url, payload };
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'x'])
    yield { url, payload: '{}', headers: { 'content-type': type } };
}

function jsonSchema(shape: z.ZodType): JsonSchema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Every field of a schema, including those of each alternative. */
function fieldsOf(shape: JsonSchema): [name: string, shape: JsonSchema][] {
  return [...Object.entries(shape.properties ?? {}), ...(shape.anyOf ?? []).flatMap(fieldsOf)];
}

/**
 * What is wrong with each response: nothing with a success or problem details of a client error.
 */
async function problemsOf(calls: InjectOptions[]): Promise<string[]> {
  const problems: (string | null)[] = [];
  for (let start = 0; start < calls.length; start += CONCURRENCY)
    problems.push(...(await Promise.all(calls.slice(start, start + CONCURRENCY).map(problemOf))));
  return problems.filter((fault) => fault !== null);
}

async function problemOf(call: InjectOptions): Promise<string | null> {
  const { statusCode, headers, payload } = await fixture.app.inject(call);
  if (statusCode < 400) return null;
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  const leaksInternals = /\bat .*\.(ts|js):\d|SELECT |syntax|node_modules|FST_/.test(payload);
  if (statusCode < 500 && isProblem && !leaksInternals) return null;
  const sent = `${call.url} ${JSON.stringify(call.payload ?? '')}`.slice(0, 300);
  return `${statusCode} to ${sent}: ${payload.slice(0, 200)}`;
}

const withInput = OPERATIONS.filter(({ params, query, body }) => params || query || body);
const cases = withInput.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  operation,
}));

test.each(cases)('$name blames the caller for hostile input', async ({ operation }) => {
  const { token, url } = await callerFor(operation);
  const calls = [...maliciousCalls(operation, url)].map((call) => ({
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
  expect(await problemsOf(calls)).toEqual([]);
});

test('a forged cursor is refused, or a page is returned', async () => {
  const token = await fixture.tokenOf(await aMember(fixture.deps, { role: 'admin' }));
  const calls = FORGED_CURSORS.map(({ path }) => ({
    method: 'GET' as const,
    url: API_BASE + path,
    headers: { authorization: `Bearer ${token}` },
  }));
  expect(await problemsOf(calls)).toEqual([]);
});
