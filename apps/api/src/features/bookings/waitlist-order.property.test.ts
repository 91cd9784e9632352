import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Booker, type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';

let world: BookingWorld;
let people: Booker[];
beforeAll(async () => {
  world = await bookingWorld();
  people = await Promise.all(Array.from({ length: 8 }, () => world.member()));
});
afterAll(() => world.close());

const CAPACITY = 2;
const PEOPLE = 8;

/** One member comes to the class, or leaves it. */
const steps = fc.array(
  fc.record({ who: fc.nat(PEOPLE - 1), does: fc.constantFrom('comes', 'leaves') }),
  { minLength: 5, maxLength: 30 },
);

/** What should be: the members holding a place, and those in line, in order. */
interface Expected {
  held: number[];
  line: number[];
}

function follow({ held, line }: Expected, who: number, does: string): Expected {
  if (does === 'comes') {
    if (held.includes(who) || line.includes(who)) return { held, line };
    if (held.length < CAPACITY) return { held: [...held, who], line };
    return line.length < CAPACITY ? { held, line: [...line, who] } : { held, line };
  }
  const left = { held: held.filter((one) => one !== who), line: line.filter((one) => one !== who) };
  const [next] = left.line;
  return held.includes(who) && next !== undefined
    ? { held: [...left.held, next], line: left.line.slice(1) }
    : left;
}

test('however members come and go, places are given in the order of joining', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const session = await world.session(100, { capacity: CAPACITY });
      const bookings = new Map<number, string>();
      let expected: Expected = { held: [], line: [] };
      for (const { who, does } of walk) {
        const person = people[who];
        const id = bookings.get(who);
        if (does === 'comes') {
          const { status, body } = (await person?.book(session, { join_waitlist: true })) ?? {};
          if (status === 201) bookings.set(who, body.id);
        } else if (id) await person?.post(`/bookings/${id}/cancel`, {});
        expected = follow(expected, who, does);
        expect(await seen(session, bookings)).toEqual({
          held: new Set(expected.held),
          line: expected.line,
        });
      }
      for (const [who, id] of bookings) await people[who]?.post(`/bookings/${id}/cancel`, {});
    }),
    { numRuns: 15 },
  );
});

/** Who holds a place and who stands in line, as the members themselves are told. */
async function seen(session: string, bookings: ReadonlyMap<number, string>) {
  const all = await Promise.all(
    [...bookings].map(async ([who, id]) => {
      const { body } = (await people[who]?.get(`/bookings/${id}`)) ?? {};
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
