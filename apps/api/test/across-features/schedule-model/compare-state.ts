import { isoInstant } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { localDate, localTime, type ModelBooking, placesOf, waitingFor } from './model.ts';
import type { Run, SentEvent } from './run.ts';

/** Compares what the database holds, and what members were notified of, with the model. */
export async function compareState(run: Run): Promise<void> {
  await compareEvents(run);
  await compareSessions(run);
  await compareBookings(run);
  await expectInvariants(run);
}

/** Each event of the outbox is expected, and became one notification of its member, alone or with others. */
async function compareEvents(run: Run): Promise<void> {
  const { fixture, model } = run;
  const { rows } = await sql<SentEvent & { event: string }>`
    SELECT id, payload, type || ' ' || COALESCE(payload ->> 'booking_id', payload ->> 'user_id') AS event
    FROM outbox
    WHERE dispatched_at IS NULL AND type LIKE 'booking.%' ORDER BY id`.execute(fixture.deps.db);
  expect(rows.map(({ event }) => event).sort()).toEqual(
    model.told.map(({ event }) => event).sort(),
  );
  run.sent.push(...rows);
  for (const { notifies } of model.told)
    if (notifies) run.notified.set(notifies, (run.notified.get(notifies) ?? 0) + 1);
  model.told = [];
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  await compareNotifications(run);
}

async function compareNotifications({ fixture, members, notified }: Run): Promise<void> {
  const rows = await fixture.deps.db
    .selectFrom('notifications')
    .select(['user_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where(
      'user_id',
      'in',
      members.map(({ id }) => id),
    )
    .groupBy('user_id')
    .execute();
  expect(new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]))).toEqual(notified);
}

/** A handler may run twice: events that are handled again notify no member. */
export async function expectHarmlessRepetition(run: Run): Promise<void> {
  const { deps, dispatchEvents } = run.fixture;
  // What is dispatched is emptied: it is sent again as it was.
  await sql`
    UPDATE outbox SET dispatched_at = NULL, payload = again.payload
    FROM jsonb_to_recordset(${JSON.stringify(run.sent)}::jsonb) AS again (id bigint, payload jsonb)
    WHERE outbox.id = again.id`.execute(deps.db);
  expect((await dispatchEvents()).failed).toBe(0);
  await compareNotifications(run);
}

async function compareSessions({ fixture, model }: Run): Promise<void> {
  const rows = await fixture.deps.db
    .selectFrom('class_sessions')
    .selectAll()
    .where(
      'class_template_id',
      'in',
      model.templates.map(({ id }) => id),
    )
    .execute();
  const ids = new Map(
    rows.map((row) => [`${row.class_template_id} ${row.occurrence_date}`, row.id]),
  );
  for (const session of model.sessions)
    session.id ??= ids.get(`${session.template.id} ${session.date}`) ?? null;
  const found = rows.map((row) => [
    row.id,
    isoInstant(row.starts_at.getTime()),
    isoInstant(row.ends_at.getTime()),
    `${row.local_date} ${String(Math.floor(row.local_minute / 60)).padStart(2, '0')}:${String(row.local_minute % 60).padStart(2, '0')}`,
    row.status,
    `${row.booked} of ${row.capacity}, ${row.waitlisted} wait`,
    row.trainer_id,
    row.changed_by_hand,
  ]);
  const expected = model.sessions.map((one) => {
    const { zone } = one.template.venue;
    return [
      one.id,
      isoInstant(one.startsAt),
      isoInstant(one.endsAt),
      `${localDate(one.startsAt, zone)} ${localTime(one.startsAt, zone)}`,
      one.cancelledAt === null ? 'scheduled' : 'cancelled',
      `${placesOf(model, one).length} of ${one.capacity}, ${waitingFor(model, one).length} wait`,
      one.trainer,
      one.byHand,
    ];
  });
  expect(byFirst(found)).toEqual(byFirst(expected));
}

async function compareBookings({ fixture, model, members }: Run): Promise<void> {
  const rows = await fixture.deps.db
    .selectFrom('bookings')
    .selectAll()
    .where(
      'user_id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
  const found = rows.map((row) => [
    row.id,
    row.user_id,
    row.class_session_id,
    row.status,
    row.cancelled_by,
    isoInstant(row.starts_at.getTime()),
    isoInstant(row.ends_at.getTime()),
    row.held_until && isoInstant(row.held_until.getTime()),
    Object(row.policy).free_cancel_hours,
  ]);
  const expected = model.bookings.map((one: ModelBooking) => [
    one.id,
    one.member,
    one.session.id,
    one.status,
    one.cancelledBy,
    isoInstant(one.startsAt),
    isoInstant(one.endsAt),
    one.heldUntil && isoInstant(one.heldUntil),
    one.freeCancelHours,
  ]);
  expect(byFirst(found)).toEqual(byFirst(expected));
}

const byFirst = <Row extends unknown[]>(rows: Row[]) =>
  rows.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));

/** What must hold whatever the model says. */
async function expectInvariants({ fixture, members }: Run): Promise<void> {
  const ids = members.map(({ id }) => id);
  const { rows } = await sql<{ broken: string }>`
    SELECT 'oversold ' || s.id AS broken FROM class_sessions s
    WHERE (SELECT count(*) FROM bookings b
      WHERE b.class_session_id = s.id AND b.status IN ('pending', 'confirmed')) > s.capacity
    UNION ALL
    SELECT 'overlapping without a move ' || a.id FROM bookings a JOIN bookings b
      ON b.user_id = a.user_id AND b.id > a.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
    WHERE a.user_id = ANY (${ids}::uuid[]) AND a.status = 'confirmed' AND b.status = 'confirmed'
      AND a.calendar_sequence = 0 AND b.calendar_sequence = 0
    UNION ALL
    SELECT 'booked in a cancelled class ' || b.id FROM bookings b
      JOIN class_sessions s ON s.id = b.class_session_id
    WHERE b.user_id = ANY (${ids}::uuid[]) AND s.status = 'cancelled' AND b.status <> 'cancelled'
  `.execute(fixture.deps.db);
  expect(rows).toEqual([]);
}
