import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/transaction.ts';
import type { DomainEventSubscriptions } from '../deps.ts';
import { nextAttemptAt } from '../jobs/next-attempt-at.ts';
import { createPollingLoop } from '../jobs/polling-loop.ts';
import type { DomainEventHandler, DomainEventType } from './domain-events.ts';
import {
  deleteDispatchedEvents,
  lockPendingEvents,
  markDispatched,
  type PendingEvent,
  rescheduleEvent,
} from './outbox.store.ts';

/** Tells the facts of the outbox to their listeners, at least once, in order per subject. */
export interface OutboxDispatcher extends DomainEventSubscriptions {
  /** Begins telling in the background. */
  start(): void;
  /** Ends after the facts in hand. */
  stop(): Promise<void>;
  /** Tells all that is due, listeners' own facts included, and answers how many. For tests. */
  drain(): Promise<{ dispatched: number; failed: number }>;
  /** Forgets facts that were told more than seven days ago. */
  deleteOldEvents(): Promise<void>;
}

/** Facts taken in one transaction, and told side by side: each is about another subject. */
const BATCH_SIZE = 50;
const IDLE_MS = 250;
const RETENTION_MS = 7 * 24 * 3_600_000;

type AnyEventHandler = (payload: PendingEvent['payload'], event: { id: string }) => Promise<void>;

/** A relay that tells nothing by itself until it is started. */
export function createOutboxDispatcher(deps: {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Which facts to take; another one only in the test that shows why rows are locked. */
  lockPending?: typeof lockPendingEvents;
}): OutboxDispatcher {
  const { db, clock, log, lockPending = lockPendingEvents } = deps;
  const handlers = new Map<DomainEventType, AnyEventHandler[]>();

  async function dispatchEvent(event: PendingEvent): Promise<Error | null> {
    try {
      for (const handler of handlers.get(event.type) ?? [])
        await handler(event.payload, { id: event.id });
      return null;
    } catch (error) {
      log.error(
        { err: error, event: event.id, type: event.type },
        'a domain event could not be dispatched',
      );
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function dispatchBatch(tx: Tx): Promise<{ dispatched: number; failed: number }> {
    const dispatched: string[] = [];
    const events = await lockPending(tx, new Date(clock.now()), BATCH_SIZE);
    const errors = await Promise.all(events.map(dispatchEvent));
    for (const [index, event] of events.entries()) {
      const error = errors[index];
      if (!error) dispatched.push(event.id);
      else
        await rescheduleEvent(
          tx,
          event.id,
          nextAttemptAt(clock.now(), event.attempts),
          error.message,
        );
    }
    await markDispatched(tx, dispatched, new Date(clock.now()));
    return { dispatched: dispatched.length, failed: events.length - dispatched.length };
  }

  const dispatchNext = () => db.transaction().execute(dispatchBatch);
  const poll = createPollingLoop({
    name: 'outbox-dispatcher',
    idleMs: IDLE_MS,
    log,
    // A full batch has more behind it. Otherwise facts gather until the next look: while bookings
    // pour in, fifty told together cost a third of fifty told as they come.
    work: async () => (await dispatchNext()).dispatched === BATCH_SIZE,
  });

  return {
    on<T extends DomainEventType>(type: T, handler: DomainEventHandler<T>) {
      const registered = handlers.get(type) ?? [];
      handlers.set(type, [...registered, handler as AnyEventHandler]);
    },
    start: poll.start,
    stop: poll.stop,
    async drain() {
      const sum = { dispatched: 0, failed: 0 };
      for (
        let batch = await dispatchNext();
        batch.dispatched + batch.failed > 0;
        batch = await dispatchNext()
      ) {
        sum.dispatched += batch.dispatched;
        sum.failed += batch.failed;
      }
      return sum;
    },
    deleteOldEvents: () => deleteDispatchedEvents(db, new Date(clock.now() - RETENTION_MS)),
  };
}
