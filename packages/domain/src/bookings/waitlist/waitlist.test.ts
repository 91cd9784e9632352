import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOnWaitlist, type WaitlistEntry, waitlistOrder, waitlistPosition } from './waitlist.ts';

const waitlist = [
  { id: 'c', joinedAt: 30 },
  { id: 'a', joinedAt: 10 },
  { id: 'b', joinedAt: 20 },
];

test('the waitlist is ordered by the time of joining, and a position counts from 1', () => {
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

test('places are promoted in order of joining and no eligible entry is skipped', () => {
  const anyEntries = fc.uniqueArray(fc.record({ id: fc.uuid(), joinedAt: fc.nat(50) }), {
    maxLength: 25,
    selector: (entry) => entry.id,
  });
  fc.assert(
    fc.property(anyEntries, fc.array(fc.boolean(), { maxLength: 25 }), (entries, eligible) => {
      const eligibleIds = new Set(
        entries.filter((_, index) => eligible[index]).map((entry) => entry.id),
      );
      let waiting: WaitlistEntry[] = entries;
      const promoted: WaitlistEntry[] = [];
      for (;;) {
        const next = nextOnWaitlist(waiting, (entry) => eligibleIds.has(entry.id));
        if (!next) break;
        const earlier = waiting.filter((entry) => entry.joinedAt < next.joinedAt);
        expect(earlier.some((entry) => eligibleIds.has(entry.id))).toBe(false);
        promoted.push(next);
        waiting = waiting.filter((entry) => entry.id !== next.id);
      }
      expect(promoted).toHaveLength(eligibleIds.size);
      const joined = promoted.map((entry) => entry.joinedAt);
      expect(joined).toEqual([...joined].sort((a, b) => a - b));
    }),
  );
});

test('the order does not depend on the order in which the waitlist was loaded', () => {
  const anyEntries = fc.uniqueArray(fc.record({ id: fc.uuid(), joinedAt: fc.nat(3) }), {
    selector: (entry) => entry.id,
  });
  fc.assert(
    fc.property(anyEntries, (entries) => {
      expect(waitlistOrder([...entries].reverse())).toEqual(waitlistOrder(entries));
    }),
  );
});
