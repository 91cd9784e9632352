import type { Tx } from '../../../platform/database/transaction.ts';
import type { ClassHooks, MovedSession } from '../class-hooks.ts';
import type { LockedSession, SessionState } from './session-states.store.ts';

/** A locked session as it was before a change, and what it became. */
export interface ChangedSession {
  from: LockedSession;
  to: SessionState;
}

/**
 * Tells the other features of sessions that have changed: bookings get the new times, members with a
 * place are notified of a new time or trainer, and more places promote the waitlist.
 */
export async function announceChanges(
  tx: Tx,
  hooks: ClassHooks,
  changes: readonly ChangedSession[],
): Promise<void> {
  // Moved first: a promotion is decided, and announced, for the new time.
  await hooks.onSessionsMoved(tx, movedSessions(changes));
  const retaught = changes.filter(({ from, to }) => from.trainer_id !== to.trainer_id);
  if (retaught.length > 0)
    await hooks.onTrainerChanged(
      tx,
      retaught.map(({ to }) => to.id),
    );
  // The few that have a waitlist, each with its own order.
  for (const { from, to } of changes)
    if (to.capacity > from.capacity && from.waitlisted > 0) await hooks.onPlacesFreed(tx, to.id);
}

/** Whether the session gets another start or end. */
export function isMoved({ from, to }: ChangedSession): boolean {
  return from.starts_at !== to.starts_at || from.ends_at !== to.ends_at;
}

/** The sessions among these that move, as the hooks pass them to other features. */
export function movedSessions(changes: readonly ChangedSession[]): MovedSession[] {
  return changes.filter(isMoved).map(({ from, to }) => ({
    id: to.id,
    startsAt: Date.parse(to.starts_at),
    endsAt: Date.parse(to.ends_at),
    localDate: to.local_date,
    zone: from.zone,
  }));
}
