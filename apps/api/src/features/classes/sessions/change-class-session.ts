import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { lockOwnSession } from './lock-own-session.ts';
import { findPartnerClassSession, type PartnerClassSession } from './present-partner-session.ts';
import { setCapacity } from './sessions.store.ts';

/** Changes the capacity of one session, never below its booked places; promotes the waitlist. */
export async function changeClassSession(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
  { capacity }: { capacity: number },
): Promise<PartnerClassSession | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    await classHooks(deps).beforePlacesFreed(tx, id);
    const session = await lockOwnSession(tx, user, id, deps.clock.now());
    if (isRefusal(session)) return session;
    const { booked } = session;
    if (capacity < booked) return refuse('capacity_below_booked', { booked, capacity });
    await setCapacity(tx, id, capacity);
    if (capacity > session.capacity) await classHooks(deps).onPlacesFreed(tx, id);
    await audit(tx, {
      actor: user.id,
      action: 'change_class_session',
      subject: { type: 'class_session', id },
      before: { capacity: session.capacity },
      after: { capacity },
    });
    return (await findPartnerClassSession(tx, id)) ?? refuse('not_found');
  });
}
