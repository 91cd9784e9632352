import type { PlanCode } from '@pulse/demo-data/users';
import { nafasVenueNames } from '@pulse/demo-data/venues';
import { DEFAULT_BOOKING_POLICY, type EpochMs, localDateOf } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoId } from '../generate/demo-id.ts';
import { areaOf, type DemoUser } from '../generate/generate-demo-users.ts';
import { createRandom } from '../generate/random.ts';
import { billingAnchorOf } from '../seed/seed-users.ts';
import { type BookingMember, createBookingLimits, type PlanLimits } from './booking-limits.ts';
import { type BookingDraft, draftConfirmedBooking } from './draft-booking.ts';
import { type DemoMemberBookings, draftDemoMemberBookings } from './draft-demo-member-bookings.ts';
import { type FillableSession, fillClassSession, isPopularClass } from './fill-class-session.ts';
import { insertBookings } from './insert-bookings.ts';

async function loadSessions(tx: Tx, now: EpochMs): Promise<FillableSession[]> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<
    Omit<FillableSession, 'trainingArea' | 'daysAhead'> & { city: string; timeZone: string }
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
    trainingArea: areaOf(city),
    daysAhead: (Date.parse(session.localDate) - (todays.get(timeZone) ?? 0)) / (24 * 3_600_000),
  }));
}

async function loadPlanLimits(tx: Tx): Promise<Record<PlanCode, PlanLimits>> {
  const { rows } = await sql<PlanLimits & { code: PlanCode }>`
    SELECT code, classes_per_day AS "classesPerDay", visits_per_month AS "visitsPerMonth",
      plus_visits_per_month AS "plusVisitsPerMonth" FROM plans`.execute(tx);
  const plan = (code: PlanCode): PlanLimits =>
    rows.find((row) => row.code === code) ?? failWithMissing(code);
  return { basic: plan('basic'), plus: plan('plus'), unlimited: plan('unlimited') };
}

function membersByArea(users: readonly DemoUser[], now: EpochMs): Map<string, BookingMember[]> {
  const byArea = new Map<string, BookingMember[]>();
  for (const user of users) {
    if (!user.hasBookings || !user.plan) continue;
    const member = { id: user.id, plan: user.plan, anchorAt: billingAnchorOf(user, now) };
    byArea.set(user.trainingArea, [...(byArea.get(user.trainingArea) ?? []), member]);
  }
  return byArea;
}

/**
 * The classes that the demo shows first are filled first, while every member still has visits left.
 */
function inFillingOrder(
  sessions: readonly FillableSession[],
  first: FillableSession | null,
): FillableSession[] {
  const priority = (session: FillableSession): number => {
    if (session.id === first?.id) return 0;
    const soon = session.daysAhead === 0 || session.daysAhead === 1;
    if (nafasVenueNames.has(session.venueName)) return soon ? (isPopularClass(session) ? 1 : 2) : 3;
    return soon ? 4 : 5;
  };
  return [...sessions].sort((a, b) => priority(a) - priority(b) || a.startsAt - b.startsAt);
}

/**
 * Places the demo member second on the waitlist: one member joined before her, the others after.
 */
function placeSecondOnWaitlist(
  drafts: readonly BookingDraft[],
  demoMemberId: string,
  sessionId: string,
): void {
  const waitlist = drafts.filter(
    (draft) => draft.session.id === sessionId && draft.status === 'waitlisted',
  );
  const own = waitlist.find((draft) => draft.userId === demoMemberId);
  if (!own) return;
  for (const [index, draft] of waitlist.filter((one) => one !== own).entries()) {
    draft.createdAt = own.createdAt + (index === 0 ? -1 : index) * 60 * 60 * 1000;
  }
}

/**
 * Drafts and inserts the bookings and check-ins of the demo data; returns those of the demo member.
 */
export async function seedBookings(
  tx: Tx,
  users: readonly DemoUser[],
  now: EpochMs,
): Promise<DemoMemberBookings> {
  const sessions = await loadSessions(tx, now);
  const limits = createBookingLimits(await loadPlanLimits(tx));
  const random = createRandom('bookings');
  const demoMember: BookingMember = {
    id: demoId('person', 'member@pulse.test'),
    plan: 'plus',
    anchorAt: billingAnchorOf(
      users.find((user) => user.email === 'member@pulse.test') ??
        failWithMissing('its demo member'),
      now,
    ),
  };
  const demoMemberBookings = draftDemoMemberBookings(random, demoMember, sessions, limits, now);
  const byArea = membersByArea(users, now);
  const regulars = (byArea.get('Beirut') ?? []).slice(0, 5);
  const drafts = [...demoMemberBookings.drafts];
  for (const regular of demoMemberBookings.nextClass ? regulars : []) {
    if (!demoMemberBookings.nextClass || !limits.allows(regular, demoMemberBookings.nextClass))
      continue;
    limits.recordBooking(regular, demoMemberBookings.nextClass);
    drafts.push(draftConfirmedBooking(random, regular, demoMemberBookings.nextClass, now, false));
  }
  const heldBySession = countHeldPlaces(drafts);
  const noShowCounts = new Map<string, number>();
  for (const session of inFillingOrder(sessions, demoMemberBookings.waitlistedClass)) {
    if (session.id === demoMemberBookings.cancelledClass?.id) continue;
    const members = byArea.get(session.trainingArea) ?? [];
    const heldPlaces = heldBySession.get(session.id) ?? 0;
    const occupancy = session.id === demoMemberBookings.waitlistedClass?.id ? 1 : undefined;
    drafts.push(
      ...fillClassSession(random, session, members, {
        limits,
        noShowCounts,
        now,
        heldPlaces,
        occupancy,
      }),
    );
  }
  if (demoMemberBookings.waitlistedClass)
    placeSecondOnWaitlist(drafts, demoMember.id, demoMemberBookings.waitlistedClass.id);
  await insertBookings(tx, drafts, DEFAULT_BOOKING_POLICY);
  if (demoMemberBookings.cancelledClass)
    await cancelClassSession(tx, demoMemberBookings.cancelledClass.id);
  return demoMemberBookings;
}

function countHeldPlaces(drafts: readonly BookingDraft[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { session, status } of drafts) {
    if (status === 'cancelled' || status === 'waitlisted') continue;
    places.set(session.id, (places.get(session.id) ?? 0) + 1);
  }
  return places;
}

async function cancelClassSession(tx: Tx, sessionId: string): Promise<void> {
  await sql`UPDATE class_sessions
    SET status = 'cancelled', cancel_reason = 'High swell.'
    WHERE id = ${sessionId}`.execute(tx);
}

function failWithMissing(what: string): never {
  throw new Error(`the demo data lacks ${what}`);
}
