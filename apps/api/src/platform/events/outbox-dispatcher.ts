import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseClock } from '../clock.ts';
import type { Db, Tx } from '../database/transaction.ts';
import type { DomainEventSubscriptions } from '../deps.ts';
import { nextAttemptAt } from '../jobs/next-attempt-at.ts';
import { createPollingLoop } from '../jobs/polling-loop.ts';
import type { DomainEventHandler, DomainEventType } from './domain-events.ts';
import {
  deleteDispatchedEvents,
  hasDueEvents,
  lockPendingEvents,
  markDispatched,
  type PendingEvent,
  rescheduleEvent,
} from './outbox.store.ts';

/** Dispatches the events of the outbox to their handlers, at least once, in order per subject. */
export interface OutboxDispatcher extends DomainEventSubscriptions {
  /** Starts dispatching in the background. */
  start(): void;
  /** Stops after the current events. */
  stop(): Promise<void>;
  /**
   * Dispatches all that is due, including events published by handlers, and returns the counts. For
   * tests.
   */
  drain(): Promise<{ dispatched: number; failed: number }>;
  /** Deletes events that were dispatched more than seven days ago. */
  deleteOldEvents(): Promise<void>;
}

/** Events of one transaction, which are handled concurrently: each is of another subject. */
const BATCH_SIZE = 200;
const IDLE_MS = 250;
const RETENTION_MS = 7 * 24 * 3_600_000;

type AnyEventHandler = (payload: PendingEvent['payload'], event: { id: string }) => Promise<void>;

/** Creates a dispatcher that does nothing by itself until it is started. */
export function createOutboxDispatcher(deps: {
  db: Db;
  clock: DatabaseClock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Replaced only in the test that shows why rows are locked. */
  lockPending?: typeof lockPendingEvents;
  /** Replaced only in the test that counts what an idle dispatcher asks. */
  hasDue?: typeof hasDueEvents;
}): OutboxDispatcher {
  const { db, clock, log, lockPending = lockPendingEvents, hasDue = hasDueEvents } = deps;
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
    clock,
    log,
    // After a full batch there may be more. Otherwise events accumulate until the next poll: under
    // load, fifty events in one batch cost a third of fifty single ones, and 200 a tenth less than that.
    work: async () =>
      (await hasDue(db, new Date(clock.now()))) && (await dispatchNext()).dispatched === BATCH_SIZE,
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
