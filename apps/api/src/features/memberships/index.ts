import './memberships.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { setAccountHooks } from '../accounts/index.ts';
import { setPaymentHook } from '../payments/index.ts';
import { announceRenewals } from './agree/announce-renewals.ts';
import { startMembership } from './buy/start-membership.ts';
import { settleUpgrade } from './change/settle-upgrade.ts';
import { findMembershipOf } from './give/find-member.ts';
import { membershipAdminRoutes } from './membership-admin.routes.ts';
import { membershipChangeRoutes } from './membership-changes.routes.ts';
import { membershipRoutes } from './memberships.routes.ts';
import { endMembershipOfUser, listMembershipsForExport } from './memberships.store.ts';
import { saveOutcome } from './renew/membership-charges.store.ts';
import { renewMemberships } from './renew/renew-memberships.ts';
import { reverseCharge } from './renew/reverse-charge.ts';
import { settleRenewal, settleUnpaidRenewal } from './renew/settle-renewal.ts';

export { buildLimitCounters } from './allowance/build-limit-counters.ts';
export {
  countUses,
  type MemberUse,
  noShowRestrictionUntil,
} from './allowance/member-use.ts';
export {
  liveMembershipSql,
  loadPlanAndUses,
  type MembershipRow,
  memberUsesSql,
} from './allowance/member-uses.store.ts';
export { parseMemberUses } from './allowance/parse-member-uses.ts';
export {
  BookingsChangedError,
  setMembershipHooks,
  type UncoveredBookings,
} from './membership-hooks.ts';
export { listPlans } from './plans/list-plans.ts';

/** Renewals wait for the provider: so many workers renew at a time, each with ten calls in flight. */
const RENEWAL_PARTS = 4;

/** Registers plans and memberships; a paid plan starts in the transaction that settles its payment. */
export function registerMemberships(app: FastifyInstance, deps: Deps): void {
  membershipRoutes(app, deps);
  membershipChangeRoutes(app, deps);
  membershipAdminRoutes(app, deps);
  setAccountHooks(deps, {
    findMembership: (db, userId) => findMembershipOf(db, userId, deps.clock.now()),
  });
  setPaymentHook(deps, 'membership', {
    paid: (tx, payment) => startMembership(tx, payment, deps.clock.now()),
    declined: async () => undefined,
    reversed: (tx, payment) => reverseCharge(tx, payment, deps.clock.now()),
  });
  setPaymentHook(deps, 'renewal', {
    paid: (tx, payment) => settleRenewal(tx, payment, deps.clock.now()),
    declined: (tx, payment) => settleUnpaidRenewal(tx, payment, 'declined', deps.clock.now()),
    reversed: (tx, payment) => reverseCharge(tx, payment, deps.clock.now()),
    requiresAction: (tx, payment) =>
      settleUnpaidRenewal(tx, payment, 'confirmation_needed', deps.clock.now()),
  });
  setPaymentHook(deps, 'upgrade', {
    paid: (tx, payment) => settleUpgrade(tx, payment, deps.clock.now()),
    declined: (tx, payment) => saveOutcome(tx, payment.id, 'declined'),
    requiresAction: (tx, payment) => saveOutcome(tx, payment.id, 'requires_action'),
  });
  deps.jobs.every('memberships.announce', 3600, () => announceRenewals(deps));
  deps.jobs.every('memberships.renew', 300, (part) => renewMemberships(deps, part), {
    parts: RENEWAL_PARTS,
  });
  deps.personalData.exportAs('memberships', listMembershipsForExport);
  deps.personalData.eraseWith('memberships', (tx, userId) =>
    endMembershipOfUser(tx, userId, new Date(deps.clock.now())),
  );
}
