import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOnWaitlist, type WaitlistEntry, waitlistOrder, waitlistPosition } from './waitlist.ts';

const waitlist = [
  { id: 'c', joinedAt: 30 },
  { id: 'a', joinedAt: 10 },
  { id: 'b', joinedAt: 20 },
];

test('the line is ordered by the time of joining, and one sees the own place in it', () => {
  expect(waitlistOrder(waitlist).map((entry) => entry.id)).toEqual(['a', 'b', 'c']);
  expect(waitlistPosition(waitlist, 'b')).toBe(2);
  expect(waitlistPosition(waitlist, 'x')).toBe(null);
  expect(waitlist[0]?.id).toBe('c');
});

test('the first who can take the place gets it', () => {
  expect(nextOnWaitlist(waitlist, () => true)?.id).toBe('a');
  expect(nextOnWaitlist(waitlist, (entry) => entry.id !== 'a')?.id).toBe('b');
  expect(nextOnWaitlist(waitlist, () => false)).toBe(null);
});

test('joining and leaving in any order, places are given in order and nobody able is skipped', () => {
  const anyEntries = fc.uniqueArray(fc.record({ id: fc.uuid(), joinedAt: fc.nat(50) }), {
    maxLength: 25,
    selector: (entry) => entry.id,
  });
  fc.assert(
    fc.property(anyEntries, fc.array(fc.boolean(), { maxLength: 25 }), (entries, able) => {
      const ableIds = new Set(entries.filter((_, index) => able[index]).map((entry) => entry.id));
      let waiting: WaitlistEntry[] = entries;
      const given: WaitlistEntry[] = [];
      for (;;) {
        const next = nextOnWaitlist(waiting, (entry) => ableIds.has(entry.id));
        if (!next) break;
        const earlier = waiting.filter((entry) => entry.joinedAt < next.joinedAt);
        expect(earlier.some((entry) => ableIds.has(entry.id))).toBe(false);
        given.push(next);
        waiting = waiting.filter((entry) => entry.id !== next.id);
      }
      expect(given).toHaveLength(ableIds.size);
      const joined = given.map((entry) => entry.joinedAt);
      expect(joined).toEqual([...joined].sort((a, b) => a - b));
    }),
  );
});

test('the order does not depend on the order in which the line was loaded', () => {
  const anyEntries = fc.uniqueArray(fc.record({ id: fc.uuid(), joinedAt: fc.nat(3) }), {
    selector: (entry) => entry.id,
  });
  fc.assert(
    fc.property(anyEntries, (entries) => {
      expect(waitlistOrder([...entries].reverse())).toEqual(waitlistOrder(entries));
    }),
  );
});
