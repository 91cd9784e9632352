import { isoInstant } from '@pulse/domain';
import { expect } from 'vitest';
import { choose, nearSessions } from './choose.ts';
import type { Command } from './commands.ts';
import {
  addDays,
  bookingsOf,
  localDate,
  localTime,
  type Model,
  type ModelSession,
} from './model.ts';
import { countOpen } from './model-members.ts';
import {
  cancelSessions,
  changeSession,
  closeDays,
  planRestoration,
  planSessionChange,
  previewSessionChange,
  restoreSession,
  type SessionChange,
  sessionsToCancel,
  sessionsToClose,
} from './model-sessions.ts';
import type { Run } from './run.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

const path = ({ id }: ModelSession) => `/partner/class-sessions/${id}`;
const reason = 'The boiler is replaced';

export async function executeChangeSession(
  run: Run,
  command: Of<'change_session'>,
): Promise<string> {
  const { fixture, model } = run;
  const session = chooseToChange(model, command.which);
  if (!session) return 'no session';
  const change = fieldsOf(run, session, command);
  if (Object.keys(change).length === 0) return 'no fields';
  const plan = planSessionChange(model, session, change);
  const preview = await fixture.asStaff.post(`${path(session)}/preview`, change);
  if (typeof plan === 'string') {
    const answer = await fixture.asStaff.patch(path(session), change);
    expect([preview.body.code, answer.body.code]).toEqual([plan, plan]);
    return plan;
  }
  expect(preview.body).toMatchObject(previewSessionChange(model, session, plan));
  const answer = await fixture.asStaff.patch(path(session), change);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const kind = plan.startsAt === session.startsAt ? 'changed' : 'moved';
  changeSession(model, session, plan);
  return kind;
}

/** Mostly a booked class: what members are notified of, and what they agreed to, is where rules meet. */
function chooseToChange(model: Model, which: number): ModelSession | undefined {
  const booked = nearSessions(model, (session) => bookingsOf(model, session).length > 0).slice(
    0,
    3,
  );
  return choose(which < 9 && booked.length > 0 ? booked : nearSessions(model), which);
}

function fieldsOf(
  { trainers, model }: Run,
  session: ModelSession,
  { onto, days, start, minutes, capacity, trainer }: Of<'change_session'>,
): SessionChange {
  const { zone } = session.template.venue;
  const other = onto === undefined ? undefined : chooseToChange(model, onto);
  const fields = {
    local_date: days === undefined ? undefined : addDays(localDate(session.startsAt, zone), days),
    start: typeof start === 'number' ? later(session, start) : start,
    ...(other && {
      local_date: localDate(other.startsAt, zone),
      start: localTime(other.startsAt, zone),
    }),
    duration_minutes: minutes,
    capacity,
    trainer_id: trainer === undefined || trainer === null ? trainer : trainers[trainer],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const later = ({ startsAt, template }: ModelSession, minutes: number) =>
  localTime(startsAt + minutes * 60_000, template.venue.zone);

export async function executeSessionCancellation(
  run: Run,
  { which, following }: Of<'cancel_session'>,
): Promise<string> {
  const { fixture, model } = run;
  const session = choose(nearSessions(model), which);
  if (!session) return 'no session';
  const body = { scope: following ? 'this_and_following' : 'this' };
  const preview = await fixture.asStaff.post(`${path(session)}/cancel/preview`, body);
  const refusal = refusalOf(model, session);
  if (!refusal) {
    const sessions = sessionsToCancel(model, session, following);
    expect(preview.body).toMatchObject(countOpen(model, sessions));
    cancelSessions(model, sessions);
    const { template, date } = session;
    if (following && (template.lastDate === null || template.lastDate > date))
      template.lastDate = date;
  }
  const answer = await fixture.asStaff.post(`${path(session)}/cancel`, { ...body, reason });
  expect(answer.status >= 400 ? answer.body.code : null).toBe(refusal);
  return refusal ?? body.scope;
}

function refusalOf(model: Model, { cancelledAt, startsAt }: ModelSession): string | null {
  if (cancelledAt !== null) return 'class_cancelled';
  return startsAt <= model.now ? 'class_started' : null;
}

export async function executeRestoreSession(run: Run, { which }: { which: number }) {
  const { fixture, model } = run;
  const wasBooked = (session: ModelSession) =>
    session.cancelledAt !== null && model.bookings.some((one) => one.session === session);
  const booked = nearSessions(model, wasBooked);
  const session = choose(booked.length > 0 ? booked : nearSessions(model), which);
  if (!session) return 'no session';
  const preview = await fixture.asStaff.post(`${path(session)}/restore/preview`);
  const answer = await fixture.asStaff.post(`${path(session)}/restore`);
  const begun = session.startsAt <= model.now ? 'class_started' : null;
  const refusal = session.cancelledAt === null ? 'class_not_cancelled' : begun;
  expect([preview, answer].map(({ status, body }) => (status >= 400 ? body.code : null))).toEqual([
    refusal,
    refusal,
  ]);
  if (refusal) return refusal;
  const { ended, offered, waitlisted, until } = planRestoration(model, session);
  expect(preview.body).toMatchObject({
    told: ended.length,
    offered: offered.length,
    held_until: until !== null && offered.length > 0 ? isoInstant(until) : null,
    waitlisted: waitlisted.length,
  });
  restoreSession(model, session);
  return offered.length > 0 ? 'offered' : 'put back';
}

export async function executeCloseDays(
  run: Run,
  { venue: index, in_days, days }: Of<'close_days'>,
): Promise<string> {
  const { fixture, model } = run;
  const venue = choose(model.venues, index);
  if (!venue) return 'no venue';
  const first_date = addDays(localDate(model.now, venue.zone), in_days);
  const last_date = addDays(first_date, days - 1);
  const closures = `/partner/venues/${venue.id}/closures`;
  const preview = await fixture.asStaff.post(`${closures}/preview`, { first_date, last_date });
  const sessions = sessionsToClose(model, venue, first_date, last_date);
  expect(preview.body).toMatchObject(countOpen(model, sessions));
  const answer = await fixture.asStaff.post(closures, { first_date, last_date, reason });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  closeDays(model, venue, first_date, last_date);
  return sessions.length > 0 ? 'cancelled' : 'closed';
}

/** Lifting a closure revives nothing: the model only forgets the day. */
export async function executeReopenDay(run: Run, { which }: Of<'reopen_day'>): Promise<string> {
  const { fixture, model } = run;
  const closed = model.venues.flatMap((venue) =>
    [...venue.closed].map((date) => ({ venue, date })),
  );
  const chosen = choose(closed, which);
  if (!chosen) return 'not closed';
  const { venue, date } = chosen;
  const answer = await fixture.asStaff.delete(`/partner/venues/${venue.id}/closures/${date}`);
  expect(answer.status).toBe(204);
  venue.closed.delete(date);
  return 'opened';
}
