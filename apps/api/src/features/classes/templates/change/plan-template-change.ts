import {
  type EpochMs,
  localDateOf,
  MINUTE,
  type Occurrence,
  occurrences,
  type ScheduleChange,
  type ScheduledSession,
  scheduleChange,
  scheduleHorizon,
  wallTimeOfMinute,
} from '@pulse/domain';
import type { ClassTemplateRow } from '../class-templates.store.ts';
import { sessionColumns, type TemplateFields } from '../template-columns.ts';
import type { TemplateSessionRow } from '../template-sessions.store.ts';

/** A session with what the schedule rule reads of it. */
export interface PlannedSession extends ScheduledSession {
  row: TemplateSessionRow;
}

/** What a change of a class does, before it is done. */
export interface TemplatePlan {
  change: ScheduleChange<PlannedSession>;
  /** Every start that the changed schedule asks for. */
  occurrences: readonly Occurrence[];
}

/** The local dates between which a change of a class looks at its sessions. */
export function planSpan(
  { venue_time_zone: zone }: ClassTemplateRow,
  sessions: readonly TemplateSessionRow[],
  now: EpochMs,
): { from: string; until: string } {
  const horizon = scheduleHorizon(now, zone);
  // Sessions may exist a day further ahead, because the job goes by the earliest time zone.
  const dates = [horizon, ...sessions.map(({ occurrence_date }) => occurrence_date)].sort();
  return { from: localDateOf(now, zone), until: dates.at(-1) ?? horizon };
}

/** Decides what a change of a class does to each of its sessions from today on. */
export function planTemplateChange(
  template: ClassTemplateRow,
  fields: TemplateFields,
  { sessions, closed, now }: { sessions: TemplateSessionRow[]; closed: string[]; now: EpochMs },
): TemplatePlan {
  const columns = Object.entries(sessionColumns(fields, template.venue_tier));
  const planned = sessions.map((row) => ({
    row,
    id: row.id,
    occurrenceDate: row.occurrence_date,
    occurrenceStart: wallTimeOfMinute(row.occurrence_minute),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    bookings: row.booked + row.waitlisted,
    changedByHand: row.changed_by_hand || row.status === 'cancelled',
    begun: row.starts_at.getTime() <= now,
    differs: columns.some(([name, value]) => row[name as keyof TemplateSessionRow] !== value),
  }));
  const changed = { ...template, ...definedOf(fields) };
  const found =
    changesSchedule(fields) && changed.weekly.length > 0
      ? scheduledOccurrences(changed, planned, { closed, now })
      : planned.map((session) => ownOccurrence(session, fields.duration_minutes));
  return { change: scheduleChange(planned, found), occurrences: found };
}

// A class with single dates has no weekly times until it is given some; its sessions keep theirs.
function changesSchedule({ weekly, duration_minutes, first_date, last_date }: TemplateFields) {
  return [weekly, duration_minutes, first_date, last_date].some((value) => value !== undefined);
}

const definedOf = (fields: TemplateFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function scheduledOccurrences(
  template: ClassTemplateRow,
  sessions: readonly PlannedSession[],
  { closed, now }: { closed: string[]; now: EpochMs },
): Occurrence[] {
  if (template.draft) return [];
  const { venue_time_zone: zone } = template;
  const rows = sessions.map(({ row }) => row);
  const { from, until } = planSpan(template, rows, now);
  const begun = new Set(
    sessions
      .filter(({ begun }) => begun)
      .map((one) => `${one.occurrenceDate} ${one.occurrenceStart}`),
  );
  // A start that is over has no session to come, unless it is that of a session that has begun.
  return occurrences(template, zone, from, until, closed).filter(
    ({ local_date, start, startsAt }) => startsAt > now || begun.has(`${local_date} ${start}`),
  );
}

// Where it is, as long as it is or as the change says.
function ownOccurrence(session: PlannedSession, minutes: number | undefined): Occurrence {
  const { occurrenceDate: local_date, occurrenceStart: start, startsAt } = session;
  const endsAt = minutes === undefined ? session.endsAt : startsAt + minutes * MINUTE;
  return { local_date, start, startsAt, endsAt };
}
