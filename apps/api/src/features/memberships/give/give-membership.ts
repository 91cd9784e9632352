import { givenEnd, type LocalDate, type PlanCode, subscriptionStateAt } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeMembership } from '../change-membership.store.ts';
import { findPlan } from '../memberships.store.ts';
import { termsOfPlan } from '../plans/terms-of-plan.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';
import { presentMember } from './find-member.ts';
import {
  findMemberWithPlan,
  insertGivenMembership,
  lockAccount,
  prolongGivenMembership,
} from './given-memberships.store.ts';

/** What an admin gives. */
interface Gift {
  userId: string;
  plan: PlanCode;
  lastDay: LocalDate;
  reason: string;
}

/**
 * Gives a plan until the end of a day, at no price; it ends by itself. A given one that still runs is
 * prolonged, never shortened: its bookings stay covered. Refuses, at the field, the own account, an
 * unknown one, a member who pays for a plan, and a day that is over or too far.
 */
export async function giveMembership(deps: Deps, actor: AuthenticatedUser, gift: Gift) {
  const { db, clock } = deps;
  const now = clock.now();
  if (gift.userId === actor.id) return refuseAt('user_id', 'own_account');
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, gift.userId);
    if (!account) return refuseAt('user_id', 'member_unknown');
    const end = givenEnd(gift.lastDay, account.timeZone, now);
    if (end.fault) return refuseAt('last_day', end.fault);
    const plan = await findPlan(tx, gift.plan);
    if (!plan) return refuseAt('plan_code', 'invalid');
    const terms = termsOfPlan(plan, 'month');
    const given = {
      terms: { ...terms, price: { ...terms.price, amount_minor: 0 } },
      lastDay: gift.lastDay,
      endsAt: end.endsAt,
    };
    const stored = await lockLiveMembership(tx, gift.userId);
    const live = stored && subscriptionStateAt(stored, now) !== 'ended' ? stored : null;
    if (live && live.givenUntil === null) return refuseAt('user_id', 'member_pays');
    if (live?.givenUntil && gift.lastDay < live.givenUntil)
      return refuseAt('last_day', 'given_until_later');
    if (live) await prolongGivenMembership(tx, live.id, given);
    // A membership that is over may not be stored as ended yet.
    else if (stored)
      await changeMembership(tx, stored.id, { state: 'ended', endedAt: now, retryAt: null });
    const membership = live ?? (await insertGivenMembership(tx, gift.userId, given, new Date(now)));
    // The member paid for a plan at the same moment.
    if (!membership) return refuseAt('user_id', 'member_pays');
    await publish(tx, { type: 'membership.given', payload: { membership_id: membership.id } });
    await audit(tx, {
      actor: actor.id,
      action: 'give_membership',
      subject: { type: 'membership', id: membership.id },
      before: live && { plan: live.terms.plan, last_day: live.givenUntil },
      after: { plan: gift.plan, last_day: gift.lastDay, reason: gift.reason },
    });
    const member = await findMemberWithPlan(tx, { id: gift.userId });
    if (!member) throw new Error('A locked account is missing');
    return presentMember(member, now, null);
  });
}

const refuseAt = (field: string, fault: string) => refuse('validation_failed', { field, fault });
