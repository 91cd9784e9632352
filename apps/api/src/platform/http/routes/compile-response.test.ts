import { eligibilityRule, OPERATIONS, problem } from '@pulse/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compileResponse } from './compile-response.ts';

const write = (schema: z.ZodType, value: unknown) =>
  JSON.parse(compileResponse({ schema, method: 'GET', url: '/' })(value));

test('dates become ISO 8601 and fields that the contract does not name are left out', () => {
  const shape = z.object({ at: z.iso.datetime(), name: z.string() });
  const at = new Date('2026-11-21T17:30:00.000Z');
  expect(write(shape, { at, name: 'Yoga', password_hash: 'secret' })).toEqual({
    at: '2026-11-21T17:30:00.000Z',
    name: 'Yoga',
  });
});

test('null is written as null, wherever it is allowed', () => {
  const person = z.object({ name: z.string() }).meta({ id: 'TestPerson' });
  const shape = z.object({
    text: z.string().nullable(),
    number: z.number().nullable(),
    flag: z.boolean().nullable(),
    choice: z.enum(['a', 'b']).nullable(),
    at: z.iso.datetime().nullable(),
    id: z.uuid().nullable(),
    person: person.nullable(),
    people: z.array(person).nullable(),
  });
  const nothing = Object.fromEntries(Object.keys(shape.shape).map((key) => [key, null]));
  expect(write(shape, nothing)).toEqual(nothing);
  const something = {
    text: '',
    number: 0,
    flag: false,
    choice: 'a',
    at: '2026-11-21T17:30:00.000Z',
    id: '00000000-0000-4000-8000-000000000000',
    person: { name: 'Maya' },
    people: [{ name: 'Maya' }],
  };
  expect(write(shape, something)).toEqual(something);
});

test('optional fields may be missing and free records keep everything', () => {
  const schema = z.object({
    note: z.string().optional(),
    values: z.record(z.string(), z.unknown()),
  });
  const value = { values: { limit: 2, booking: { id: 'x', at: null }, list: [1, 'two'] } };
  expect(write(schema, value)).toEqual(value);
});

test('each variant of a union keeps its own details, and no others', () => {
  const common = { type: 't', title: 'T', status: 409, detail: 'd' };
  const full = { ...common, code: 'class_full', details: { capacity: 8, booked: 8 } };
  expect(write(problem, { ...full, details: { ...full.details, secret: 's' } })).toEqual(full);
  const clash = {
    id: '00000000-0000-4000-8000-000000000000',
    title: 'Yoga',
    starts_at: '2026-11-21T17:30:00.000Z',
    ends_at: '2026-11-21T18:30:00.000Z',
  };
  const rule = { code: 'overlapping_booking', passed: false, passes_at: null };
  expect(write(eligibilityRule, { ...rule, details: { booking: clash } })).toEqual({
    ...rule,
    details: { booking: clash },
  });
  expect(write(eligibilityRule, { ...rule, details: { booking: null } })).toEqual({
    ...rule,
    details: { booking: null },
  });
  expect(write(problem, { ...common, code: 'not_found' })).toEqual({
    ...common,
    code: 'not_found',
  });
});

describe('every response of the contract', () => {
  const answers = OPERATIONS.flatMap((operation) =>
    Object.entries(operation.responses).map(([status, schema]) => ({
      name: `${operation.id} ${status}`,
      schema: schema ?? z.null(),
    })),
  );
  test.each(answers)('$name compiles', ({ schema }) => {
    expect(typeof compileResponse({ schema, method: 'GET', url: '/' })).toBe('function');
  });
});
