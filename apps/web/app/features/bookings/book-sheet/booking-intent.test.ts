import { expect, test } from 'vitest';
import { idempotencyKeyOf, releaseIdempotencyKey } from './booking-intent.ts';

test('an intent keeps its key until the server has responded', () => {
  const key = idempotencyKeyOf('one', 'place');
  expect(idempotencyKeyOf('one', 'place')).toBe(key);
  releaseIdempotencyKey('one', 'place');
  expect(idempotencyKeyOf('one', 'place')).not.toBe(key);
});

test('another class or another kind of booking has its own key', () => {
  const keys = [
    idempotencyKeyOf('a', 'place'),
    idempotencyKeyOf('a', 'waitlist'),
    idempotencyKeyOf('b', 'place'),
  ];
  expect(new Set(keys).size).toBe(3);
});
