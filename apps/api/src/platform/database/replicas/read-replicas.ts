import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createBatchLoader } from '../../batch-loader.ts';
import { splitHosts } from '../connections/database-hosts.ts';
import { hasPassed, type Position } from './position.ts';
import { readLeaderPosition } from './positions.store.ts';
import { createReplica, type Replica } from './replica.ts';
import type { ReadableReplica } from './replica-of-request.ts';

/** What a replica shows is never older, whatever it has to catch up with. */
export const MAX_AGE_MS = 10_000;
/** How often the leader is asked how far it is: a replica's age is known to this precision. */
const ASK_LEADER_EACH_MS = 1_000;
const LEADER_ANSWERS_WITHIN_MS = 1_000;

/** Where the reads were answered that the contract allows on a replica; `again`: on the leader, after a replica. */
export type ReadCounts = Record<'replica' | 'leader' | 'again', number>;

/** The replicas of the database, each judged by what itself has replayed. */
export interface ReadReplicas {
  /** A replica that has what was committed before `after`; undefined when the leader must be read. */
  choose(after: Position | null): ReadableReplica | undefined;
  /** A position after everything that had been committed when this was called; null without an answer. */
  leaderPosition(): Promise<Position | null>;
  counts: ReadCounts;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The replicas at the hosts of a connection string; none is connected to before `start`. */
export function createReadReplicas({
  url,
  leader,
  options,
  log,
}: {
  url: string;
  leader: pg.Pool;
  /** Of the pool of each replica. */
  options: pg.PoolConfig;
  log: FastifyBaseLogger;
}): ReadReplicas {
  const stopping = new AbortController();
  // Bookings of one batch end in the same turn of the event loop, and share a reading.
  const loadPosition = createBatchLoader(async (asked: readonly string[]) => {
    const position = await inTime(readLeaderPosition(leader)).catch(() => null);
    return asked.map(() => position);
  });
  const leaderPosition = () => loadPosition('position');
  /** Where the leader was, newest first: what has passed one of them is no older than that. */
  let marks: { at: number; position: Position }[] = [];
  const replicas = splitHosts(url).map((connectionString) => ({
    host: hostOf(connectionString),
    replica: createReplica({ ...options, connectionString }),
    isRead: null as boolean | null,
  }));
  let following: Promise<unknown> = Promise.resolve();
  let turn = 0;

  async function markLeader(): Promise<void> {
    const at = performance.now();
    const position = await leaderPosition();
    // Without an answer soon no replica is known to be recent.
    if (position) marks = [{ at, position }, ...marks.filter((mark) => isRecent(mark.at))];
  }

  async function followLeader(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(ASK_LEADER_EACH_MS, null, { signal: stopping.signal }).catch(() => undefined);
      await markLeader();
    }
  }

  const isUpToDate = (position: Position) =>
    marks.some((mark) => isRecent(mark.at) && hasPassed(position, mark.position));

  function mayRead({ replica }: { replica: Replica }, after: Position | null): boolean {
    const position = replica.position();
    if (position === null || !isUpToDate(position)) return false;
    return after === null || hasPassed(position, after);
  }

  function followReplica(entry: (typeof replicas)[number]): Promise<void> {
    return entry.replica.follow(stopping.signal, (failure) => {
      const isRead = mayRead(entry, null);
      if (isRead === entry.isRead) return;
      entry.isRead = isRead;
      const { host } = entry;
      if (isRead) log.info({ host }, 'a replica is read');
      else log.warn({ host, err: failure }, 'a replica is not read: lost, or too far behind');
    });
  }

  return {
    leaderPosition,
    counts: { replica: 0, leader: 0, again: 0 },
    choose(after) {
      const able = replicas.filter((entry) => mayRead(entry, after));
      turn += 1;
      return able[turn % able.length]?.replica;
    },
    async start() {
      await markLeader();
      following = Promise.all([followLeader(), ...replicas.map(followReplica)]);
    },
    async stop() {
      stopping.abort();
      await following;
      await Promise.all(replicas.map(({ replica }) => replica.close()));
    },
  };
}

/** An answer to a change does not wait for long until it is known how far the database is. */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const { signal } = patience;
  try {
    return await Promise.race([reading, rejectAfter(LEADER_ANSWERS_WITHIN_MS, signal)]);
  } finally {
    patience.abort();
  }
}

async function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  await wait(ms, null, { signal });
  throw new Error('The database did not tell its position in time');
}

const isRecent = (at: number) => performance.now() - at < MAX_AGE_MS;

/** Without the password. */
const hostOf = (url: string) => /@([^/?]*)/.exec(url)?.[1] ?? '';
