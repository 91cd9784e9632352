import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** A database that statements of a request may read from instead of the leader. */
export interface ReadableReplica {
  connect(): Promise<pg.PoolClient>;
}

const running = new AsyncLocalStorage<ReadableReplica>();

/** Runs `read`, whose statements go to the replica. A transaction that may write fails in it. */
export function readingFrom<T>(replica: ReadableReplica, read: () => Promise<T>): Promise<T> {
  return running.run(replica, read);
}

/** The replica that the statements of the caller go to; undefined is the leader. */
export function replicaOfRequest(): ReadableReplica | undefined {
  return running.getStore();
}
