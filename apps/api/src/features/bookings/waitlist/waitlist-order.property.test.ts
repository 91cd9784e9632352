import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BookingFixture,
  createBookingFixture,
  type TestMember,
} from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
let members: TestMember[];
beforeAll(async () => {
  fixture = await createBookingFixture();
  members = await Promise.all(Array.from({ length: 8 }, () => fixture.createMember()));
});
afterAll(() => fixture.close());

const CAPACITY = 2;
const MEMBER_COUNT = 8;

/** One member comes to the class, or leaves it. */
const steps = fc.array(
  fc.record({ who: fc.nat(MEMBER_COUNT - 1), does: fc.constantFrom('comes', 'leaves') }),
  { minLength: 5, maxLength: 30 },
);

/** What should be: the members holding a place, and those in line, in order. */
interface Expected {
  held: number[];
  line: number[];
}

function nextExpected({ held, line }: Expected, member: number, action: string): Expected {
  if (action === 'comes') {
    if (held.includes(member) || line.includes(member)) return { held, line };
    if (held.length < CAPACITY) return { held: [...held, member], line };
    return line.length < CAPACITY ? { held, line: [...line, member] } : { held, line };
  }
  const left = {
    held: held.filter((one) => one !== member),
    line: line.filter((one) => one !== member),
  };
  const [next] = left.line;
  return held.includes(member) && next !== undefined
    ? { held: [...left.held, next], line: left.line.slice(1) }
    : left;
}

test('however members come and go, places are given in the order of joining', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const session = await fixture.createSession(100, { capacity: CAPACITY });
      const bookings = new Map<number, string>();
      let expected: Expected = { held: [], line: [] };
      for (const { who, does } of walk) {
        const person = members[who];
        const id = bookings.get(who);
        if (does === 'comes') {
          const { status, body } = (await person?.book(session, { join_waitlist: true })) ?? {};
          if (status === 201) bookings.set(who, body.id);
        } else if (id) await person?.post(`/bookings/${id}/cancel`, {});
        expected = nextExpected(expected, who, does);
        expect(await readState(session, bookings)).toEqual({
          held: new Set(expected.held),
          line: expected.line,
        });
      }
      for (const [who, id] of bookings) await members[who]?.post(`/bookings/${id}/cancel`, {});
    }),
    { numRuns: 15 },
  );
});

/** Who holds a place and who stands in line, as the members themselves are told. */
async function readState(session: string, bookings: ReadonlyMap<number, string>) {
  const all = await Promise.all(
    [...bookings].map(async ([who, id]) => {
      const { body } = (await members[who]?.get(`/bookings/${id}`)) ?? {};
      expect(body.session.id).toBe(session);
      return { who, status: body.status, position: body.waitlist_position };
    }),
  );
  const line = all.filter(({ status }) => status === 'waitlisted');
  expect(line.map(({ position }) => position).sort()).toEqual(line.map((_, index) => index + 1));
  return {
    held: new Set(all.filter(({ status }) => status === 'confirmed').map(({ who }) => who)),
    line: line.sort((a, b) => a.position - b.position).map(({ who }) => who),
  };
}
