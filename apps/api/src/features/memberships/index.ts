import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { setPaymentHook } from '../payments/index.ts';
import { membershipRoutes } from './memberships.routes.ts';
import { endMembershipOf, listMembershipsOf } from './memberships.store.ts';
import { renewMemberships } from './renew-memberships.ts';
import { startMembership } from './start-membership.ts';

export { limitCounters } from './limit-counters.ts';
export { loadVisitFacts } from './load-visit-facts.ts';
export { countUses, type MemberUse, restrictionOf } from './member-use.ts';
export {
  liveMembership,
  loadPlanAndUses,
  type MembershipRow,
  usesAround,
} from './member-uses.store.ts';

/** Plans and memberships; a paid plan starts in the transaction that settles its payment. */
export function registerMemberships(app: FastifyInstance, deps: Deps): void {
  membershipRoutes(app, deps);
  setPaymentHook(deps, 'membership', {
    paid: (tx, payment) => startMembership(tx, payment, deps.clock.now()),
    declined: async () => undefined,
  });
  deps.jobs.every('memberships.renew', 300, () => renewMemberships(deps));
  deps.personalData.exportAs('memberships', listMembershipsOf);
  deps.personalData.eraseWith('memberships', (tx, userId) =>
    endMembershipOf(tx, userId, new Date(deps.clock.now())),
  );
}
