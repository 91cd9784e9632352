import type { changeClassSession as operation } from '@pulse/contract';
import {
  type EpochMs,
  localDateOf,
  localStart,
  MINUTE,
  startFault,
  wallTimeOfMinute,
} from '@pulse/domain';
import type { z } from 'zod';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { OwnSessionRow, SessionValues } from '../sessions/own-sessions.store.ts';
import { localMinuteOf } from '../sessions/wall-time.ts';

/** The fields of a session that a request names. */
export type SessionFields = z.output<typeof operation.body>;

/** A session as it would be after a change. */
export interface SessionPlan {
  values: SessionValues;
  /** It would have another start or end. */
  moves: boolean;
}

/**
 * What a session becomes at `now` with the fields of a request. Refuses, at its field, a start that is
 * over, more than a year ahead, or skipped or repeated by the clocks, and a capacity below the places
 * taken.
 */
export function planSessionChange(
  session: OwnSessionRow,
  fields: SessionFields,
  now: EpochMs,
): SessionPlan | Refusal {
  const { capacity = session.capacity, trainer_id: trainerId = session.trainer_id } = fields;
  if (capacity < session.booked)
    return refuse('capacity_below_booked', { booked: session.booked, capacity });
  const before = { startsAt: session.starts_at.getTime(), endsAt: session.ends_at.getTime() };
  const start = newStart(session, fields);
  if ('fault' in start) return refuse('validation_failed', start);
  const { startsAt } = start;
  const fault = startsAt === before.startsAt ? null : startFault(startsAt, now);
  if (fault) return refuse('validation_failed', { field: start.field, fault });
  const { duration_minutes: minutes } = fields;
  const length = minutes === undefined ? before.endsAt - before.startsAt : minutes * MINUTE;
  const endsAt = startsAt + length;
  const moves = startsAt !== before.startsAt || endsAt !== before.endsAt;
  const localDate = localDateOf(startsAt, session.time_zone);
  const localMinute = localMinuteOf(startsAt, session.time_zone);
  return { values: { trainerId, capacity, startsAt, endsAt, localDate, localMinute }, moves };
}

function newStart(session: OwnSessionRow, { starts_at, local_date, start }: SessionFields) {
  const field = starts_at ? 'starts_at' : start ? 'start' : 'local_date';
  if (starts_at) return { field, startsAt: Date.parse(starts_at) };
  if (!local_date && !start) return { field, startsAt: session.starts_at.getTime() };
  const date = local_date ?? session.local_date;
  const time = start ?? wallTimeOfMinute(session.local_minute);
  return { field, ...localStart(date, time, session.time_zone) };
}
