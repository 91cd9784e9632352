import { type EpochMs, isoInstant } from '@pulse/domain';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { OwnSessionRow } from './own-sessions.store.ts';

/** Refuses a session that its partner may no longer change: cancelled, or started at `now`. */
export function refuseClosedSession(session: OwnSessionRow, now: EpochMs): Refusal | null {
  if (session.status === 'cancelled') return refuse('class_cancelled', detailsOf(session));
  return refuseStartedSession(session, now);
}

/** Refuses a session that has started at `now`. */
export function refuseStartedSession(session: OwnSessionRow, now: EpochMs): Refusal | null {
  if (session.starts_at.getTime() > now) return null;
  return refuse('class_started', detailsOf(session));
}

function detailsOf({ title, starts_at, time_zone }: OwnSessionRow) {
  return { title, starts_at: isoInstant(starts_at.getTime()), time_zone };
}
