import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Refusal } from '../refusal.ts';
import type { Database } from './schema.ts';

/** Refuses what a transaction is about to commit; null lets it commit. */
export type CommitCheck = (tx: Transaction<Database>) => Promise<Refusal | null>;

const running = new AsyncLocalStorage<CommitCheck>();

/** Runs `work`, in which every transaction of `inTransaction` must pass the check to be committed. */
export function withCommitCheck(check: CommitCheck, work: () => void): void {
  running.run(check, work);
}

/** The result of the check that runs around the caller, if there is one. */
export async function refuseCommit(tx: Transaction<Database>): Promise<Refusal | null> {
  return (await running.getStore()?.(tx)) ?? null;
}
