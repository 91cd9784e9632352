import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { setClassHooks } from '../classes/index.ts';
import { cancelSessionBookings } from './cancel-session-bookings.ts';
import { type HeldClass, holdClass, WHOLE_LINE } from './hold-class.ts';
import { memberBookability } from './member-bookability.ts';
import { promoteHeldLine } from './promote-waitlist.ts';

/** What bookings do when a class is cancelled or gets more places, in the same transaction. */
export function followClassChanges(deps: Deps): void {
  const held = new WeakMap<Tx, HeldClass>();
  setClassHooks(deps, {
    onSessionCancelled: (tx, sessionId, reason) =>
      cancelSessionBookings(tx, sessionId, reason, new Date(deps.clock.now())),
    beforePlacesFreed: async (tx, sessionId) => {
      held.set(tx, await holdClass(tx, { sessionId, members: [], reach: WHOLE_LINE }));
    },
    onPlacesFreed: async (tx) => {
      const line = held.get(tx);
      if (!line) throw new Error('Those in line are to be held before the class');
      await promoteHeldLine(tx, line, deps.clock.now());
    },
    memberBookability: (db, memberId) => memberBookability(db, memberId, deps.clock.now()),
  });
}
