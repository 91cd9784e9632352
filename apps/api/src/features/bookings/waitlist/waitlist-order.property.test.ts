import fc from 'fast-check';
import { expect } from 'vitest';
import { fixture, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

let members: TestMember[];
test.beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 8 }, () => fixture.createMember()));
});

const CAPACITY = 2;
const MEMBER_COUNT = 8;

/** One member joins the class, or leaves it. */
const steps = fc.array(
  fc.record({ member: fc.nat(MEMBER_COUNT - 1), action: fc.constantFrom('join', 'leave') }),
  { minLength: 5, maxLength: 30 },
);

/** The expected state: the members holding a place, and the waitlist in order. */
interface Expected {
  held: number[];
  waitlist: number[];
}

function nextExpected({ held, waitlist }: Expected, member: number, action: string): Expected {
  if (action === 'join') {
    if (held.includes(member) || waitlist.includes(member)) return { held, waitlist };
    if (held.length < CAPACITY) return { held: [...held, member], waitlist };
    return waitlist.length < CAPACITY
      ? { held, waitlist: [...waitlist, member] }
      : { held, waitlist };
  }
  const remaining = {
    held: held.filter((other) => other !== member),
    waitlist: waitlist.filter((other) => other !== member),
  };
  const [next] = remaining.waitlist;
  return held.includes(member) && next !== undefined
    ? { held: [...remaining.held, next], waitlist: remaining.waitlist.slice(1) }
    : remaining;
}

test('in any order of joining and leaving, places are given in the order of joining', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const session = await fixture.createSession(100, { capacity: CAPACITY });
      const bookings = new Map<number, string>();
      let expected: Expected = { held: [], waitlist: [] };
      for (const { member, action } of sequence) {
        const client = members[member];
        const id = bookings.get(member);
        if (action === 'join') {
          const { status, body } = (await client?.book(session, { join_waitlist: true })) ?? {};
          if (status === 201) bookings.set(member, body.id);
        } else if (id) await client?.post(`/bookings/${id}/cancel`, {});
        expected = nextExpected(expected, member, action);
        expect(await readState(session, bookings)).toEqual({
          held: new Set(expected.held),
          waitlist: expected.waitlist,
        });
      }
      for (const [member, id] of bookings)
        await members[member]?.post(`/bookings/${id}/cancel`, {});
    }),
    { numRuns: 15 },
  );
});

/** Who holds a place and who is on the waitlist, as the members themselves read it. */
async function readState(session: string, bookings: ReadonlyMap<number, string>) {
  const all = await Promise.all(
    [...bookings].map(async ([member, id]) => {
      const { body } = (await members[member]?.get(`/bookings/${id}`)) ?? {};
      expect(body.session.id).toBe(session);
      return { member, status: body.status, position: body.waitlist_position };
    }),
  );
  const waitlist = all.filter(({ status }) => status === 'waitlisted');
  expect(waitlist.map(({ position }) => position).sort()).toEqual(
    waitlist.map((_, index) => index + 1),
  );
  return {
    held: new Set(all.filter(({ status }) => status === 'confirmed').map(({ member }) => member)),
    waitlist: waitlist.sort((a, b) => a.position - b.position).map(({ member }) => member),
  };
}
