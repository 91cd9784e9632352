import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/transaction.ts';
import type { FactBook } from '../deps.ts';
import { createPoll } from '../jobs/poll.ts';
import { backOff } from './back-off.ts';
import type { FactListener, FactType } from './facts.ts';
import {
  deleteToldFacts,
  markTold,
  putOffFact,
  takeUntoldFacts,
  type UntoldFact,
} from './outbox.store.ts';

/** Tells the facts of the outbox to their listeners, at least once, in order per subject. */
export interface Relay extends FactBook {
  /** Begins telling in the background. */
  start(): void;
  /** Ends after the facts in hand. */
  stop(): Promise<void>;
  /** Tells all that is due, listeners' own facts included, and answers how many. For tests. */
  drain(): Promise<{ told: number; failed: number }>;
  /** Forgets facts that were told more than seven days ago. */
  deleteOldFacts(): Promise<void>;
}

/** Facts taken in one transaction, and told side by side: each is about another subject. */
const BATCH = 50;
const IDLE_MS = 250;
const KEEP_MS = 7 * 24 * 3_600_000;

type AnyListener = (payload: UntoldFact['payload'], fact: { id: string }) => Promise<void>;

/** A relay that tells nothing by itself until it is started. */
export function createRelay(deps: {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Which facts to take; another one only in the test that shows why rows are locked. */
  take?: typeof takeUntoldFacts;
}): Relay {
  const { db, clock, log, take = takeUntoldFacts } = deps;
  const listeners = new Map<FactType, AnyListener[]>();

  async function tellFact(fact: UntoldFact): Promise<Error | null> {
    try {
      for (const listener of listeners.get(fact.type) ?? [])
        await listener(fact.payload, { id: fact.id });
      return null;
    } catch (error) {
      log.error({ err: error, fact: fact.id, type: fact.type }, 'a fact could not be told');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function tellBatch(tx: Tx): Promise<{ told: number; failed: number }> {
    const told: string[] = [];
    const facts = await take(tx, new Date(clock.now()), BATCH);
    const errors = await Promise.all(facts.map(tellFact));
    for (const [index, fact] of facts.entries()) {
      const error = errors[index];
      if (!error) told.push(fact.id);
      else await putOffFact(tx, fact.id, backOff(clock.now(), fact.attempts), error.message);
    }
    await markTold(tx, told, new Date(clock.now()));
    return { told: told.length, failed: facts.length - told.length };
  }

  const tellNext = () => db.transaction().execute(tellBatch);
  const poll = createPoll({
    name: 'relay',
    idleMs: IDLE_MS,
    log,
    // A full batch has more behind it. Otherwise facts gather until the next look: while bookings
    // pour in, fifty told together cost a third of fifty told as they come.
    work: async () => (await tellNext()).told === BATCH,
  });

  return {
    on<T extends FactType>(type: T, listener: FactListener<T>) {
      const known = listeners.get(type) ?? [];
      listeners.set(type, [...known, listener as AnyListener]);
    },
    start: poll.start,
    stop: poll.stop,
    async drain() {
      const sum = { told: 0, failed: 0 };
      for (let batch = await tellNext(); batch.told + batch.failed > 0; batch = await tellNext()) {
        sum.told += batch.told;
        sum.failed += batch.failed;
      }
      return sum;
    },
    deleteOldFacts: () => deleteToldFacts(db, new Date(clock.now() - KEEP_MS)),
  };
}
