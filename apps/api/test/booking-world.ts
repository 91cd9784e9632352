import { expect } from 'vitest';
import { buildApp, type TestApp } from './build-app.ts';
import { aClassSession, aMember, aMembership, type SessionGiven } from './builders.ts';
import type { Answer, Caller } from './caller.ts';

/** Wednesday noon in Beirut; the classes of these tests lie around it. */
export const NOW = Date.parse('2026-11-18T10:00:00Z');

/** A signed-in member who books by the id of a class. */
export interface Booker extends Caller {
  id: string;
  book(sessionId: string, more?: object, headers?: Record<string, string>): Promise<Answer>;
}

/** An app whose clock stands at NOW, with the people and classes that booking tests are made of. */
export interface BookingWorld extends TestApp {
  /** A member with a plan: Unlimited unless said otherwise, `null` for none. */
  member(plan?: 'basic' | 'plus' | 'unlimited' | null): Promise<Booker>;
  /** A class that starts so many hours from NOW. */
  session(hoursAhead: number, given?: Omit<SessionGiven, 'starts_at'>): Promise<string>;
  /** The class's counters as the database has them. */
  counters(sessionId: string): Promise<{ booked: number; waitlisted: number }>;
  /** The types of all facts recorded about a booking, in order. */
  factsOf(bookingId: string): Promise<string[]>;
}

export async function bookingWorld(): Promise<BookingWorld> {
  const api = await buildApp({ demo: true });
  const { db } = api.deps;
  api.clock.set(NOW);
  // The longest limits are tested by themselves; here a member may book all day.
  await db
    .updateTable('plans')
    .set({ classes_per_day: 20 })
    .where('code', '=', 'unlimited')
    .execute();
  return {
    ...api,
    member: async (plan = 'unlimited') => {
      const user = await aMember({ db });
      if (plan) await aMembership(db, { user_id: user.id, plan_code: plan });
      // Tests move the clock past the life of a token: each call has a new one.
      const caller: Caller = {
        ...(await api.as(user)),
        get: async (...call) => (await api.as(user)).get(...call),
        post: async (...call) => (await api.as(user)).post(...call),
        put: async (...call) => (await api.as(user)).put(...call),
        patch: async (...call) => (await api.as(user)).patch(...call),
        delete: async (...call) => (await api.as(user)).delete(...call),
      };
      return {
        ...caller,
        id: user.id,
        book: (class_session_id, more = {}, headers = {}) =>
          caller.post('/bookings', { class_session_id, ...more }, headers),
      };
    },
    session: (hoursAhead, given = {}) =>
      aClassSession(db, {
        ...given,
        starts_at: new Date(NOW + hoursAhead * 3_600_000).toISOString(),
      }),
    counters: (id) =>
      db
        .selectFrom('class_sessions')
        .select(['booked', 'waitlisted'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    factsOf: async (id) => {
      const rows = await db
        .selectFrom('outbox')
        .select('type')
        .where('subject', '=', `booking:${id}`)
        .orderBy('id')
        .execute();
      return rows.map(({ type }) => type);
    },
  };
}

/** Books and expects to be refused with this code; answers the problem details. */
export async function expectRefusal(
  member: Booker | undefined,
  sessionId: string,
  code: string,
): Promise<Answer['body']> {
  const refused = await member?.book(sessionId);
  expect(refused?.body.code).toBe(code);
  expect([402, 409]).toContain(refused?.status);
  return refused?.body;
}
