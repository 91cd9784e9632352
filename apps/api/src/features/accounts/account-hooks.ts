import type { classToBook } from '@pulse/contract';
import type { PlanCode, SubscriptionState } from '@pulse/domain';
import type { z } from 'zod';
import type { Db } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';

/** A class that a visitor wants to book, with what its address in the app needs. */
export type ClassToBook = z.infer<typeof classToBook>;

/** The membership of a person, as staff of the platform see it. */
interface MembershipOfUser {
  plan_code: PlanCode;
  status: SubscriptionState;
  period_ends_at: string;
}

/** What later features do for accounts. */
export interface AccountHooks {
  /** An upcoming class session by its id; null when it is unknown, over or cancelled. */
  findClassToBook(db: Db, sessionId: string): Promise<ClassToBook | null>;
  /** The membership of a person; null without one, or when it is over. */
  findMembership(db: Db, userId: string): Promise<MembershipOfUser | null>;
}

const hooks = new WeakMap<Deps, AccountHooks>();

/** The hooks of one running app; without later features nothing is known. */
export function accountHooks(deps: Deps): AccountHooks {
  const existing = hooks.get(deps);
  if (existing) return existing;
  const defaults: AccountHooks = {
    findClassToBook: async () => null,
    findMembership: async () => null,
  };
  hooks.set(deps, defaults);
  return defaults;
}

/** Registers the hooks of another feature; called while the app is built. */
export function setAccountHooks(deps: Deps, overrides: Partial<AccountHooks>): void {
  Object.assign(accountHooks(deps), overrides);
}
