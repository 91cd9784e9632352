import type { PartnerClassSession } from '@pulse/contract/client';
import { type EpochMs, walkInWindow } from '@pulse/domain';
import type { WalkInClass } from './walk-in-classes.tsx';

type WalkInSession = Pick<
  PartnerClassSession,
  'id' | 'title' | 'starts_at' | 'capacity' | 'booked' | 'status'
>;

/** The classes of a day that are open for walk-ins at `now` and have a free place. */
export function listWalkInClasses(sessions: readonly WalkInSession[], now: EpochMs): WalkInClass[] {
  return sessions
    .filter(
      ({ status, booked, capacity, starts_at }) =>
        status === 'scheduled' &&
        booked < capacity &&
        walkInWindow(Date.parse(starts_at), now).state === 'open',
    )
    .map(({ id, title, starts_at, booked, capacity }) => ({
      class_session_id: id,
      title,
      starts_at,
      free: capacity - booked,
    }));
}
