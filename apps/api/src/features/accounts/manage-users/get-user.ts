import type { SecurityEvent } from '@pulse/domain';
import { listSecurityEventsOf } from '../../../platform/audit/security-events.store.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { countActiveSessions } from '../sessions/list-sessions.ts';
import { presentListedUser } from './list-users.ts';
import { findUserRow } from './manage-users.store.ts';

const SHOWN_EVENTS = 10;

/** An account as staff of the platform see it. */
export async function getUser(accounts: AccountsDeps, id: string) {
  const { db, hooks } = accounts;
  const user = await findUserRow(db, id);
  if (!user) return refuse('not_found');
  const [membership, sessions, factor, events] = await Promise.all([
    hooks.findMembership(db, id),
    countActiveSessions(accounts, id),
    findSecondFactor(db, id),
    listSecurityEventsOf(db, id, SHOWN_EVENTS),
  ]);
  return {
    ...presentListedUser(user),
    membership,
    sessions,
    second_factor: Boolean(factor?.enabled_at),
    security_events: events.map(({ id: eventId, action, at, address, device }) => ({
      id: eventId,
      event: action as SecurityEvent,
      at: at.toISOString(),
      address,
      device,
    })),
  };
}
