import { DEFAULT_BOOKING_POLICY, localDateOf } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../platform/database/transaction.ts';
import { type Booker, createBookingLedger, type PlanLimits } from './booking-ledger.ts';
import type { PlanCode } from './data/demo-accounts.ts';
import { nafasVenues } from './data/nafas-venues.ts';
import { demoId } from './demo-id.ts';
import { type BookingDraft, draftPlace } from './draft-booking.ts';
import { type FillableSession, fillSession, isSoughtAfter } from './fill-session.ts';
import { areaOf, type DemoPerson } from './generate-demo-people.ts';
import { createRandom } from './random.ts';
import { anchorOf } from './seed-people.ts';
import { type MayaStory, tellMayaStory } from './tell-maya-story.ts';
import { writeBookings } from './write-bookings.ts';

async function readSessions(tx: Tx, now: number): Promise<FillableSession[]> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<
    Omit<FillableSession, 'area' | 'daysAhead'> & { city: string; timeZone: string }
  >`
    SELECT s.id, s.venue_id AS "venueId", v.visit_limit_per_month AS "venueLimit",
      v.name AS "venueName", v.city, v.country_code AS country, s.title, s.capacity, s.tier,
      s.local_minute AS "localMinute",
      s.local_date::text AS "localDate",
      (extract(epoch FROM s.starts_at) * 1000)::float8 AS "startsAt",
      (extract(epoch FROM s.ends_at) * 1000)::float8 AS "endsAt",
      v.time_zone AS "timeZone"
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.starts_at < ${at}::timestamptz + interval '9 days'
    ORDER BY s.starts_at, s.class_template_id`.execute(tx);
  const todays = new Map<string, number>();
  for (const { timeZone } of rows)
    if (!todays.has(timeZone)) todays.set(timeZone, Date.parse(localDateOf(now, timeZone)));
  return rows.map(({ city, timeZone, ...session }) => ({
    ...session,
    area: areaOf(city),
    daysAhead: (Date.parse(session.localDate) - (todays.get(timeZone) ?? 0)) / (24 * 3_600_000),
  }));
}

async function readPlans(tx: Tx): Promise<Record<PlanCode, PlanLimits>> {
  const { rows } = await sql<PlanLimits & { code: PlanCode }>`
    SELECT code, classes_per_day AS "classesPerDay", visits_per_month AS "visitsPerMonth",
      plus_visits_per_month AS "plusVisitsPerMonth" FROM plans`.execute(tx);
  const plan = (code: PlanCode): PlanLimits =>
    rows.find((row) => row.code === code) ?? missing(code);
  return { basic: plan('basic'), plus: plan('plus'), unlimited: plan('unlimited') };
}

function bookersByArea(people: readonly DemoPerson[], now: number): Map<string, Booker[]> {
  const byArea = new Map<string, Booker[]>();
  for (const person of people) {
    if (!person.books || !person.plan) continue;
    const booker = { id: person.id, plan: person.plan, anchorAt: anchorOf(person, now) };
    byArea.set(person.area, [...(byArea.get(person.area) ?? []), booker]);
  }
  return byArea;
}

/** The rooms that the demo shows first are filled first, while everybody still has visits left. */
function inOrderOfNeed(
  sessions: readonly FillableSession[],
  first: FillableSession | null,
): FillableSession[] {
  const need = (session: FillableSession): number => {
    if (session.id === first?.id) return 0;
    const soon = session.daysAhead === 0 || session.daysAhead === 1;
    if (nafasVenues.has(session.venueName)) return soon ? (isSoughtAfter(session) ? 1 : 2) : 3;
    return soon ? 4 : 5;
  };
  return [...sessions].sort((a, b) => need(a) - need(b) || a.startsAt - b.startsAt);
}

/** Second in line, as the demo's pages tell it: one member joined before her, the others after. */
function putSecond(drafts: readonly BookingDraft[], mayaId: string, sessionId: string): void {
  const line = drafts.filter(
    (draft) => draft.session.id === sessionId && draft.status === 'waitlisted',
  );
  const maya = line.find((draft) => draft.userId === mayaId);
  if (!maya) return;
  for (const [index, draft] of line.filter((one) => one !== maya).entries()) {
    draft.createdAt = maya.createdAt + (index === 0 ? -1 : index) * 60 * 60 * 1000;
  }
}

/** Makes and writes the bookings and check-ins of the demo world; answers what Maya's are about. */
export async function seedBookings(
  tx: Tx,
  people: readonly DemoPerson[],
  now: number,
): Promise<MayaStory> {
  const sessions = await readSessions(tx, now);
  const ledger = createBookingLedger(await readPlans(tx));
  const random = createRandom('bookings');
  const maya: Booker = {
    id: demoId('person', 'member@pulse.test'),
    plan: 'plus',
    anchorAt: anchorOf(
      people.find((person) => person.email === 'member@pulse.test') ?? missing('its demo member'),
      now,
    ),
  };
  const story = tellMayaStory(random, maya, sessions, ledger, now);
  const byArea = bookersByArea(people, now);
  const regulars = (byArea.get('Beirut') ?? []).slice(0, 5);
  const drafts = [...story.drafts];
  for (const regular of story.nextClass ? regulars : []) {
    if (!story.nextClass || !ledger.allows(regular, story.nextClass)) continue;
    ledger.take(regular, story.nextClass);
    drafts.push(draftPlace(random, regular, story.nextClass, now, false));
  }
  const heldBySession = countPlaces(drafts);
  const misses = new Map<string, number>();
  for (const session of inOrderOfNeed(sessions, story.waitingFor)) {
    if (session.id === story.calledOff?.id) continue;
    const members = byArea.get(session.area) ?? [];
    const held = heldBySession.get(session.id) ?? 0;
    const share = session.id === story.waitingFor?.id ? 1 : undefined;
    drafts.push(...fillSession(random, session, members, { ledger, misses, now, held, share }));
  }
  if (story.waitingFor) putSecond(drafts, maya.id, story.waitingFor.id);
  await writeBookings(tx, drafts, DEFAULT_BOOKING_POLICY);
  if (story.calledOff) await callOff(tx, story.calledOff.id);
  return story;
}

function countPlaces(drafts: readonly BookingDraft[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { session, status } of drafts) {
    if (status === 'cancelled' || status === 'waitlisted') continue;
    places.set(session.id, (places.get(session.id) ?? 0) + 1);
  }
  return places;
}

async function callOff(tx: Tx, sessionId: string): Promise<void> {
  await sql`UPDATE class_sessions
    SET status = 'cancelled', cancel_reason = 'High swell.'
    WHERE id = ${sessionId}`.execute(tx);
}

function missing(what: string): never {
  throw new Error(`the demo world lacks ${what}`);
}
