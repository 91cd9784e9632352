import type { Kysely, Transaction } from 'kysely';
import { isRefusal, type Refusal } from '../refusal.ts';
import { refuseCommit } from './commit-check.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** Carries a refusal out of Kysely's transaction so that it is rolled back. */
class RefusedInTransaction extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Runs `work` in one transaction. A refusal rolls it back like an exception would, and is returned
 * as a value; so does one of the commit check, in a request that has one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      const refusal = isRefusal(result) ? result : await refuseCommit(tx);
      if (refusal) throw new RefusedInTransaction(refusal);
      return result;
    });
  } catch (error) {
    if (error instanceof RefusedInTransaction) return error.refusal as T;
    throw error;
  }
}
