import { checkInWindow, type EpochMs } from '@pulse/domain';

interface TimedSession {
  /** UTC instants, ISO 8601. */
  starts_at: string;
  ends_at: string;
  status: 'scheduled' | 'cancelled';
}

/** The sessions that can be checked in to at `now`, in their order; none that is cancelled. */
export function listOpenSessions<Session extends TimedSession>(
  sessions: readonly Session[],
  now: EpochMs,
): Session[] {
  return sessions.filter(
    ({ status, starts_at }) =>
      status === 'scheduled' && checkInWindow(Date.parse(starts_at), now).state === 'open',
  );
}

/**
 * The session that the front desk works on at `now`, of a day's sessions in order: the one with an
 * open check-in window that starts nearest, else the one running, else the next, else the last.
 * Cancelled ones count only when there is no other. Null for an empty day.
 */
export function chooseCurrentSession<Session extends TimedSession>(
  sessions: readonly Session[],
  now: EpochMs,
): Session | null {
  const scheduled = sessions.filter(({ status }) => status === 'scheduled');
  const gap = (session: Session) => Math.abs(Date.parse(session.starts_at) - now);
  const [checkingIn] = listOpenSessions(sessions, now).sort((one, other) => gap(one) - gap(other));
  const running = scheduled.findLast(
    (session) => Date.parse(session.starts_at) <= now && now < Date.parse(session.ends_at),
  );
  const next = scheduled.find((session) => Date.parse(session.starts_at) > now);
  return checkingIn ?? running ?? next ?? scheduled.at(-1) ?? sessions[0] ?? null;
}
