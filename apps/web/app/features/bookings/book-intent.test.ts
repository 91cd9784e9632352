import { expect, test } from 'vitest';
import { bookingKey, settleBookingKey } from './book-intent.ts';

test('an intent keeps its key until the server has answered', () => {
  const key = bookingKey('one', 'place');
  expect(bookingKey('one', 'place')).toBe(key);
  settleBookingKey('one', 'place');
  expect(bookingKey('one', 'place')).not.toBe(key);
});

test('another class and another wish are other intents', () => {
  const keys = [bookingKey('a', 'place'), bookingKey('a', 'waitlist'), bookingKey('b', 'place')];
  expect(new Set(keys).size).toBe(3);
});
