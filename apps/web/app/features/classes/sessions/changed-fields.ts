import type { ChangeClassSessionData, PartnerClassSession } from '@pulse/contract/client';

/** What the form of a session contains; numbers may be empty while they are typed. */
export interface SessionValues {
  local_date: string;
  start: string;
  duration_minutes: number | string;
  /** Empty for no trainer. */
  trainer_id: string;
  capacity: number | string;
}

const MINUTE = 60_000;

/** The form's values of a session as it is. */
export function sessionValuesOf(session: PartnerClassSession): SessionValues {
  const { local_date, local_start, starts_at, ends_at, trainer_id, capacity } = session;
  const duration_minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE;
  return {
    local_date,
    start: local_start,
    duration_minutes,
    trainer_id: trainer_id ?? '',
    capacity,
  };
}

/** The fields that differ from the session as it is, for the request. */
export function changedFields(
  values: SessionValues,
  session: PartnerClassSession,
): ChangeClassSessionData['body'] {
  const before = sessionValuesOf(session);
  const isMoved = values.local_date !== before.local_date || values.start !== before.start;
  return {
    ...(isMoved && { local_date: values.local_date, start: values.start }),
    ...(values.duration_minutes !== before.duration_minutes && {
      duration_minutes: Number(values.duration_minutes),
    }),
    ...(values.trainer_id !== before.trainer_id && { trainer_id: values.trainer_id || null }),
    ...(values.capacity !== before.capacity && { capacity: Number(values.capacity) }),
  };
}
