import {
  type EpochMs,
  instantOfWallTime,
  isoInstant,
  MINUTE,
  minutesBetween,
  shiftStart,
  shiftWeekly,
  wallTimeOfMinute,
} from '@pulse/domain';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import type { ChangedSession } from '../../changes/announce-changes.ts';
import { type LockedSession, stateOf } from '../../changes/session-states.store.ts';
import { localMinuteOf } from '../../sessions/wall-time.ts';
import type { ClassTemplateRow } from '../../templates/class-templates.store.ts';
import type { TemplateFields } from '../../templates/template-columns.ts';
import type { SessionFields } from '../plan-session-change.ts';

/** What a change of more than one date of a class does, before it is done. */
export interface SessionsPlan {
  /** What changes in the class itself, so that its later dates follow. */
  template: TemplateFields;
  changes: ChangedSession[];
  /** Dates before the chosen one, which stay as they are although the class changes. */
  earlier: string[];
  /** Dates that stay because they were changed by hand. */
  kept: number;
}

/**
 * What a change of one date and the later ones of its class, or of all, does to the sessions still to
 * come. Every start moves as far as that of the chosen session. Refuses a start that leaves its day or
 * is over, to go by a session whose time was changed by hand, and fewer places than are taken.
 */
export function planSeveralSessions(
  template: ClassTemplateRow,
  sessions: readonly LockedSession[],
  chosen: LockedSession,
  fields: SessionFields,
  now: EpochMs,
): SessionsPlan | Refusal {
  const minutes =
    fields.start === undefined
      ? 0
      : minutesBetween(wallTimeOfMinute(chosen.local_minute), fields.start);
  if (minutes !== 0 && wasMoved(chosen)) return refuseAt('scope', 'moved_by_hand');
  const weekly = shiftWeekly(template.weekly, minutes);
  if (!weekly) return refuseAt('start', 'start_leaves_day');
  const isEarlier = ({ starts_at }: LockedSession) =>
    fields.scope === 'this_and_following' && starts_at < chosen.starts_at;
  const open = sessions.filter(
    ({ status, starts_at }) => status === 'scheduled' && Date.parse(starts_at) > now,
  );
  const byHand = (session: LockedSession) =>
    session.changed_by_hand && session.id !== chosen.id && !isEarlier(session);
  const changing = open.filter((session) => !isEarlier(session) && !byHand(session));
  const stays = new Set(
    sessions.filter((session) => !changing.includes(session)).map(occurrenceOf),
  );
  const changes: ChangedSession[] = [];
  for (const from of changing) {
    const to = changedState(from, fields, minutes, stays);
    if (!to) return refuseAt('start', 'start_leaves_day');
    if (minutes !== 0 && Date.parse(to.starts_at) <= now) return refuseAt('start', 'start_in_past');
    if (from.booked > to.capacity) return refuseFull(from, to.capacity);
    changes.push({ from, to });
  }
  const { duration_minutes, trainer_id, capacity } = fields;
  return {
    template: {
      ...(minutes !== 0 && weekly.length > 0 && { weekly }),
      ...(duration_minutes !== undefined && { duration_minutes }),
      ...(trainer_id !== undefined && { trainer_id }),
      ...(capacity !== undefined && { capacity }),
    },
    changes,
    earlier: open.filter(isEarlier).map(({ id }) => id),
    kept: open.filter(byHand).length,
  };
}

// A start of the schedule that a session which stays already has leaves this one with its own: it then
// counts as changed by hand.
function changedState(
  from: LockedSession,
  { duration_minutes, trainer_id = from.trainer_id, capacity = from.capacity }: SessionFields,
  minutes: number,
  stays: ReadonlySet<string>,
): ChangedSession['to'] | null {
  const startsAt = Date.parse(from.starts_at);
  const length =
    duration_minutes === undefined
      ? Date.parse(from.ends_at) - startsAt
      : duration_minutes * MINUTE;
  const others = { trainer_id, capacity };
  if (minutes === 0) {
    const ends_at = isoInstant(startsAt + length);
    return { ...stateOf(from), ...others, ends_at };
  }
  const start = shiftStart(wallTimeOfMinute(from.local_minute), minutes);
  const occurrence_minute = from.occurrence_minute + minutes;
  if (!start) return null;
  const movedTo = instantOfWallTime(from.local_date, start, from.zone);
  const isFree = !stays.has(occurrenceOf({ ...from, occurrence_minute }));
  return {
    ...stateOf(from),
    ...others,
    starts_at: isoInstant(movedTo),
    ends_at: isoInstant(movedTo + length),
    local_minute: localMinuteOf(movedTo, from.zone),
    ...(isFree ? { occurrence_minute } : { changed_by_hand: true }),
  };
}

const wasMoved = (session: LockedSession) =>
  session.local_date !== session.occurrence_date ||
  session.local_minute !== session.occurrence_minute;

const occurrenceOf = ({
  occurrence_date,
  occurrence_minute,
}: Pick<LockedSession, 'occurrence_date' | 'occurrence_minute'>) =>
  `${occurrence_date} ${occurrence_minute}`;

const refuseAt = (field: string, fault: string) => refuse('validation_failed', { field, fault });

const refuseFull = ({ booked, title, starts_at, zone }: LockedSession, capacity: number) =>
  refuse('capacity_below_booked', { booked, capacity, title, starts_at, time_zone: zone });
