import { expect, test } from 'vitest';
import { idempotencyKeyOf, releaseIdempotencyKey } from './booking-intent.ts';

test('an intent keeps its key until the server has answered', () => {
  const key = idempotencyKeyOf('one', 'place');
  expect(idempotencyKeyOf('one', 'place')).toBe(key);
  releaseIdempotencyKey('one', 'place');
  expect(idempotencyKeyOf('one', 'place')).not.toBe(key);
});

test('another class and another wish are other intents', () => {
  const keys = [
    idempotencyKeyOf('a', 'place'),
    idempotencyKeyOf('a', 'waitlist'),
    idempotencyKeyOf('b', 'place'),
  ];
  expect(new Set(keys).size).toBe(3);
});
