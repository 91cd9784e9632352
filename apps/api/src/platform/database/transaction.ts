import type { Kysely, Transaction } from 'kysely';
import { isRefusal, type Refusal } from '../refusal.ts';
import { refuseCommit } from './commit-check.ts';
import { replicaOfRequest } from './replicas/replica-of-request.ts';
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

/** What waits for the commit of the transactions under way. */
const effectsOf = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs `work` in one transaction. A refusal rolls it back like an exception would, and is returned
 * as a value; so does one of the commit check, in a request that has one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (replicaOfRequest()) throw new Error('A transaction that may write, in a read of a replica');
  const effects: (() => void)[] = [];
  try {
    const result = await db.transaction().execute(async (tx) => {
      effectsOf.set(tx, effects);
      const result = await work(tx);
      const refusal = isRefusal(result) ? result : await refuseCommit(tx);
      if (refusal) throw new RefusedInTransaction(refusal);
      return result;
    });
    for (const effect of effects) effect();
    return result;
  } catch (error) {
    if (error instanceof RefusedInTransaction) return error.refusal as T;
    throw error;
  }
}

/**
 * Runs `effect` once the transaction of `db` has committed, and not at all if it does not; at once where
 * `db` is no transaction, since each of its statements commits by itself. It is lost with the process.
 */
export function afterCommit(db: Db | Tx, effect: () => void): void {
  const effects = db.isTransaction ? effectsOf.get(db as Tx) : null;
  if (effects === undefined) throw new Error('This transaction was not begun by inTransaction');
  if (effects) effects.push(effect);
  else effect();
}
