import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Refusal } from '../refusal.ts';
import type { Database } from './schema.ts';

/** Whose role must still hold when something is written. */
export interface Caller {
  id: string;
  role: string;
  organisationId: string | null;
}

/** What is checked before a commit: the role of the caller. */
export interface CommitCheck {
  caller: Caller;
  /** Refuses what a transaction is about to commit; null lets it commit. */
  refuse(tx: Transaction<Database>): Promise<Refusal | null>;
}

const running = new AsyncLocalStorage<CommitCheck>();

/**
 * Runs `work`, in which every transaction of `inTransaction` must pass the check to be committed, and
 * every statement that commits by itself must check the caller.
 */
export function withCommitCheck(check: CommitCheck, work: () => void): void {
  running.run(check, work);
}

/** The result of the check that runs around the caller, if there is one. */
export async function refuseCommit(tx: Transaction<Database>): Promise<Refusal | null> {
  return (await running.getStore()?.refuse(tx)) ?? null;
}

/** Whom a statement that commits by itself must check; null when no role is required. */
export function callerToCheck(): Caller | null {
  return running.getStore()?.caller ?? null;
}
