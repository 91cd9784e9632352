import { HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import type { TestResponse } from '../../client/test-client.ts';
import { choose, nearSessions } from './choose.ts';
import type { Command } from './commands.ts';
import {
  executeChangeSession,
  executeCloseDays,
  executeReopenDay,
  executeRestoreSession,
  executeSessionCancellation,
} from './execute-for-sessions.ts';
import { executeChangeTemplate, executeCreateTemplate } from './execute-for-templates.ts';
import type { ModelBooking, ModelSession } from './model.ts';
import {
  acceptOffer,
  addBooking,
  cancelBooking,
  decideBooking,
  expireOffers,
} from './model-members.ts';
import { extendSchedules } from './model-templates.ts';
import type { Run } from './run.ts';

/** Runs a command against the server and the model; their answers must agree. */
export async function executeCommand(run: Run, command: Command): Promise<void> {
  const { fixture, model } = run;
  // No two commands at one instant, as in life.
  model.now += 1000;
  fixture.clock.set(model.now);
  const outcome = await execute(run, command);
  const kind = `${command.type}: ${outcome}`;
  run.outcomes.set(kind, (run.outcomes.get(kind) ?? 0) + 1);
}

async function execute(run: Run, command: Command): Promise<string> {
  switch (command.type) {
    case 'create_template':
      return executeCreateTemplate(run, command);
    case 'change_template':
      return executeChangeTemplate(run, command);
    case 'change_session':
      return executeChangeSession(run, command);
    case 'cancel_session':
      return executeSessionCancellation(run, command);
    case 'restore_session':
      return executeRestoreSession(run, command);
    case 'close_days':
      return executeCloseDays(run, command);
    case 'reopen_day':
      return executeReopenDay(run, command);
    case 'book':
      return executeBook(run, command);
    case 'fill':
      return fill(run, command);
    case 'cancel_booking':
      return executeCancelBooking(run, command);
    case 'accept_offer':
      return executeAcceptOffer(run, command);
    case 'wait':
      return wait(run, command.hours * HOUR);
    case 'wait_for_class':
      return waitForClass(run, command);
  }
}

async function executeBook(
  run: Run,
  { member: index, which, join }: Extract<Command, { type: 'book' }>,
): Promise<string> {
  const session = choose(nearSessions(run.model), which);
  return session ? book(run, { index, session, join }) : 'nothing to book';
}

async function fill(
  run: Run,
  { first, which }: Extract<Command, { type: 'fill' }>,
): Promise<string> {
  const open = nearSessions(run.model, ({ cancelledAt }) => cancelledAt === null);
  const session = choose(open, which);
  if (!session) return 'nothing to book';
  const outcomes: string[] = [];
  for (const [step] of run.members.entries()) {
    const index = (first + step) % run.members.length;
    outcomes.push(await book(run, { index, session, join: true }));
  }
  return outcomes.includes('waitlisted') ? 'some wait' : 'nobody waits';
}

async function book(
  run: Run,
  { index, session, join }: { index: number; session: ModelSession; join: boolean },
): Promise<string> {
  const member = run.members[index];
  if (!session.id || !member) return 'nothing to book';
  const expected = decideBooking(run.model, member.id, session, join);
  const answer = await member.book(session.id, { join_waitlist: join });
  if (expected !== 'confirmed' && expected !== 'waitlisted') {
    expect(codeOf(answer)).toBe(expected);
    return expected;
  }
  expect(answer.body).toMatchObject({ status: expected });
  addBooking(run.model, { id: answer.body.id, member: member.id, session, status: expected });
  return expected;
}

async function executeCancelBooking(run: Run, { which }: { which: number }): Promise<string> {
  const booking = choose(recentBookings(run), which);
  if (!booking) return 'no booking';
  const answer = await as(run, booking).post(`/bookings/${booking.id}/cancel`, {});
  const expected = cancelBooking(run.model, booking);
  expect(codeOf(answer) ?? answer.body.status).toBe(expected);
  return expected;
}

async function executeAcceptOffer(run: Run, { which }: { which: number }): Promise<string> {
  const offered = run.model.bookings.filter(({ status }) => status === 'pending');
  const booking = choose(offered.length > 0 ? offered : recentBookings(run), which);
  if (!booking) return 'no booking';
  const answer = await as(run, booking).post(`/bookings/${booking.id}/accept`);
  const expected = acceptOffer(run.model, booking);
  expect(codeOf(answer) ?? answer.body.status).toBe(expected);
  return expected;
}

/** Time passes, and the daily job runs. */
export async function wait(run: Run, milliseconds: number): Promise<string> {
  const { fixture, model } = run;
  model.now += milliseconds;
  fixture.clock.set(model.now);
  await fixture.runJob('classes.extend-schedules');
  extendSchedules(model);
  return 'passed';
}

async function waitForClass(
  run: Run,
  { which, hours }: Extract<Command, { type: 'wait_for_class' }>,
): Promise<string> {
  const at = ({ startsAt }: ModelSession) => startsAt - hours * HOUR;
  const next = nearSessions(run.model, (session) => at(session) > run.model.now);
  const session = choose(next, which);
  return session ? wait(run, at(session) - run.model.now) : 'no class';
}

/** Offers that are over are found by a member who accepts too late; the place goes to the next. Returns whether any was. */
export async function expireAllOffers(run: Run): Promise<boolean> {
  const lapsed = ({ heldUntil }: ModelBooking) => heldUntil !== null && heldUntil <= run.model.now;
  const sessions = new Set<ModelSession>();
  for (const booking of run.model.bookings.filter(lapsed)) {
    if (sessions.has(booking.session)) continue;
    sessions.add(booking.session);
    const answer = await as(run, booking).post(`/bookings/${booking.id}/accept`);
    expect(codeOf(answer)).toBe('offer_expired');
    expireOffers(run.model, booking.session);
  }
  return sessions.size > 0;
}

function as({ members }: Run, booking: ModelBooking) {
  const client = members.find(({ id }) => id === booking.member);
  if (!client) throw new Error('A booking of nobody');
  return client;
}

const recentBookings = ({ model }: Run) =>
  model.bookings
    .filter(({ session }) => session.startsAt > model.now - 3 * HOUR)
    .slice(-12)
    .reverse();

const codeOf = ({ status, body }: TestResponse): string | undefined =>
  status >= 400 ? body.code : undefined;
