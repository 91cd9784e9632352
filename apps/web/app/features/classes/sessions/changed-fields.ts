import type { ChangeClassSessionData, PartnerClassSession } from '@pulse/contract/client';
import type { ChangeScope } from './scope/scope-choice.tsx';

/** What the form of a session contains; numbers may be empty while they are typed. */
export interface SessionValues {
  local_date: string;
  start: string;
  duration_minutes: number | string;
  /** Empty for no trainer. */
  trainer_id: string;
  capacity: number | string;
  scope: ChangeScope;
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
    scope: 'this',
  };
}

/**
 * The fields that differ from the session as it is, for the request; none where nothing does. A date is
 * of one session only.
 */
export function changedFields(
  values: SessionValues,
  session: PartnerClassSession,
): ChangeClassSessionData['body'] {
  const before = sessionValuesOf(session);
  const { scope, local_date, start } = values;
  const isOne = scope === 'this';
  const isMoved = start !== before.start || (isOne && local_date !== before.local_date);
  const fields = {
    ...(isMoved && { ...(isOne && { local_date }), start }),
    ...(values.duration_minutes !== before.duration_minutes && {
      duration_minutes: Number(values.duration_minutes),
    }),
    ...(values.trainer_id !== before.trainer_id && { trainer_id: values.trainer_id || null }),
    ...(values.capacity !== before.capacity && { capacity: Number(values.capacity) }),
  };
  return isOne || Object.keys(fields).length === 0 ? fields : { ...fields, scope };
}
