import { MINUTE } from '@pulse/domain';
import {
  addDays,
  bookingsOf,
  HORIZON_DAYS,
  holdsPlace,
  instantsOf,
  isBusy,
  localDate,
  type Model,
  type ModelBooking,
  type ModelSession,
  type ModelTemplate,
  placesOf,
  tell,
  waitingFor,
} from './model.ts';
import { promote } from './model-members.ts';
import { cancelSessions, moveBookings } from './model-sessions.ts';

/* What a partner does to a class with its weekly time, and what the daily job adds to it. */

/** The fields of a change of a class. */
export interface TemplateChange {
  weekdays?: number[];
  start?: string;
  minutes?: number;
  capacity?: number;
  trainer?: string | null;
  lastDate?: string | null;
}

const changesSchedule = ({ weekdays, start, minutes, lastDate }: TemplateChange) =>
  [weekdays, start, minutes, lastDate].some((value) => value !== undefined);

/** The start that a class has on a date; null without one. */
function startOn(
  template: ModelTemplate,
  date: string,
): { startsAt: number; endsAt: number } | null {
  const { venue, weekdays, firstDate, lastDate, minutes } = template;
  const inTime = date >= firstDate && (lastDate === null || date <= lastDate);
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  if (!inTime || venue.closed.has(date) || !weekdays.includes(dayOfWeek)) return null;
  const startsAt = instantsOf(date, template.start, venue.zone).compatible;
  return { startsAt, endsAt: startsAt + minutes * MINUTE };
}

const datesBetween = (first: string, last: string) => {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
};

const sessionsOf = (model: Model, template: ModelTemplate) =>
  model.sessions.filter((one) => one.template === template);

function addSession(model: Model, template: ModelTemplate, date: string, requireFuture: boolean) {
  const time = startOn(template, date);
  if (!time || (requireFuture && time.startsAt <= model.now)) return;
  const { capacity, trainer } = template;
  const state = { id: null, cancelledAt: null, byHand: false };
  model.sessions.push({ template, date, ...time, capacity, trainer, ...state });
}

export function createTemplate(model: Model, template: ModelTemplate): void {
  model.templates.push(template);
  const today = localDate(model.now, template.venue.zone);
  for (const date of datesBetween(today, addDays(today, HORIZON_DAYS)))
    addSession(model, template, date, true);
}

/** The daily job: dates after the last one that a class has, 60 days ahead in any time zone. */
export function extendSchedules(model: Model): void {
  const first = localDate(model.now, 'Etc/GMT+12');
  const last = addDays(localDate(model.now, 'Pacific/Kiritimati'), HORIZON_DAYS);
  for (const template of model.templates) {
    const dates = sessionsOf(model, template).map(({ date }) => date);
    const until = dates.sort().at(-1) ?? '';
    for (const date of datesBetween(first, last))
      if (date > until) addSession(model, template, date, false);
  }
}

/** Whether some date of the changed class has a start. */
export function hasOccurrence(template: ModelTemplate): boolean {
  const { lastDate, firstDate, weekdays } = template;
  if (lastDate === null) return true;
  return datesBetween(firstDate, lastDate)
    .slice(0, 7)
    .some((date) => weekdays.includes(Temporal.PlainDate.from(date).dayOfWeek));
}

/** What a change of a class does to each of its sessions, before it is done. */
export function planTemplateChange(model: Model, template: ModelTemplate, change: TemplateChange) {
  const changed: ModelTemplate = { ...template, ...change };
  const today = localDate(model.now, template.venue.zone);
  const own = sessionsOf(model, template).filter(
    ({ date, startsAt }) => date >= today || startsAt > model.now,
  );
  const follows = changesSchedule(change);
  const timeOf = (session: ModelSession) => {
    if (!follows) return session;
    const time = session.date >= today ? startOn(changed, session.date) : null;
    return time && time.startsAt > model.now ? time : null;
  };
  const free = own.filter((one) => one.startsAt > model.now && !one.byHand);
  const differs = (session: ModelSession, to: { startsAt: number; endsAt: number }) =>
    to.startsAt !== session.startsAt ||
    to.endsAt !== session.endsAt ||
    (change.capacity !== undefined && change.capacity !== session.capacity) ||
    (change.trainer !== undefined && change.trainer !== session.trainer);
  const isBooked = (session: ModelSession) => bookingsOf(model, session).length > 0;
  const toChange = free.flatMap((session) => {
    const to = timeOf(session);
    return to && differs(session, to) ? [{ session, to, booked: isBooked(session) }] : [];
  });
  const toRemove = free
    .filter((session) => !timeOf(session))
    .map((session) => ({ session, booked: isBooked(session) }));
  const horizon = addDays(today, HORIZON_DAYS);
  const last = [horizon, ...own.map(({ date }) => date)].sort().at(-1) ?? horizon;
  const taken = new Set(own.map(({ date }) => date));
  const toCreate = follows
    ? datesBetween(today, last).filter((date) => {
        const time = startOn(changed, date);
        return time !== null && time.startsAt > model.now && !taken.has(date);
      })
    : [];
  const kept = own.filter(
    (one) => one.startsAt > model.now && one.byHand && one.cancelledAt === null,
  );
  return { changed, toChange, toRemove, toCreate, kept };
}

export type TemplatePlan = ReturnType<typeof planTemplateChange>;

/** What the preview should say. */
export function previewTemplateChange(
  model: Model,
  { toChange, toRemove, toCreate, kept }: TemplatePlan,
) {
  const booked = toChange.filter((one) => one.booked);
  const removed = toRemove.filter((one) => one.booked);
  const all = [...booked, ...removed].flatMap(({ session }) => bookingsOf(model, session));
  const times = new Map(booked.map(({ session, to }) => [session, to]));
  const timeOf = (booking: ModelBooking) => times.get(booking.session) ?? booking;
  const overlapping = booked
    .filter(({ session, to }) => session.startsAt !== to.startsAt || session.endsAt !== to.endsAt)
    .flatMap(({ session, to }) =>
      bookingsOf(model, session).filter(
        (one) => holdsPlace(one) && isBusy(model, one.member, session, to, timeOf),
      ),
    );
  return {
    at_once: {
      created: toCreate.length,
      changed: toChange.length - booked.length,
      removed: toRemove.length - removed.length,
    },
    booked: {
      changed: booked.length,
      removed: removed.length,
      bookings: all.length,
      overlapping: overlapping.length,
    },
    by_hand: { kept: kept.length },
  };
}

/** Whether a booked session has more places taken than it would have. */
export const isTooSmall = (
  model: Model,
  { changed, toChange }: TemplatePlan,
  change: TemplateChange,
) =>
  change.capacity !== undefined &&
  toChange.some(({ session }) => placesOf(model, session).length > changed.capacity);

export function changeTemplate(
  model: Model,
  template: ModelTemplate,
  { plan, change, consent }: { plan: TemplatePlan; change: TemplateChange; consent: boolean },
): void {
  const { toChange, toRemove, toCreate } = plan;
  Object.assign(template, change);
  const applied = toChange
    .filter(({ booked }) => consent || !booked)
    .map(({ session, to }) => ({ session, to, before: { ...session } }));
  for (const { session, to } of applied) {
    const { startsAt, endsAt } = to;
    Object.assign(session, { startsAt, endsAt });
    if (change.capacity !== undefined) session.capacity = change.capacity;
    if (change.trainer === undefined || change.trainer === session.trainer) continue;
    session.trainer = change.trainer;
    for (const booking of placesOf(model, session)) tell(model, 'booking.trainer_changed', booking);
  }
  for (const { session, booked } of toRemove) if (!booked) removeSession(model, session);
  for (const date of toCreate) addSession(model, template, date, true);
  moveBookings(model, applied);
  if (consent) {
    const ended = toRemove.filter(({ booked }) => booked);
    cancelSessions(
      model,
      ended.map(({ session }) => session),
    );
  }
  const enlarged = applied
    .filter(({ session, before }) => session.capacity > before.capacity)
    .sort((a, b) => a.before.startsAt - b.before.startsAt);
  for (const { session } of enlarged)
    if (waitingFor(model, session).length > 0) promote(model, session);
}

/** A session that a member had booked and left stays, cancelled, because that booking names it. */
function removeSession(model: Model, session: ModelSession): void {
  if (model.bookings.some((one) => one.session === session)) cancelSessions(model, [session]);
  else model.sessions.splice(model.sessions.indexOf(session), 1);
}
