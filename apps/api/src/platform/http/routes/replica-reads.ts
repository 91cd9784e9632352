import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Position, readPosition } from '../../database/replicas/position.ts';
import { MAX_AGE_MS, type ReadReplicas } from '../../database/replicas/read-replicas.ts';
import { readingFrom } from '../../database/replicas/replica-of-request.ts';
import type { Deps } from '../../deps.ts';
import { isRefusal } from '../../refusal.ts';

/**
 * Answered after a change: how far the database had come then. A client sends the highest that it has
 * seen, and reads what it has changed itself.
 */
export const POSITION_HEADER = 'pulse-position';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the handler of an operation that may read a replica. */
    readReplica<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T>;
  }
}

/**
 * Runs the reads that the contract allows on a replica, where one has come as far as the client knows;
 * else on the leader. What fails or is refused there is read again on the leader, as a whole: a
 * conflict with what is being replayed, a replica lost, a row or a column that it does not have yet.
 */
export function addReplicaReads(
  app: FastifyInstance,
  { readReplicas }: Pick<Deps, 'readReplicas'>,
): void {
  if (!readReplicas) {
    app.decorate('readReplica', (_request, read) => read());
    return;
  }
  const writers = createRecentWriters();
  app.addHook('onReady', () => readReplicas.start());
  app.addHook('onClose', () => readReplicas.stop());
  app.decorate('readReplica', async (request, read) => {
    const replica = choose(readReplicas, request, writers);
    const { counts } = readReplicas;
    counts[replica ? 'replica' : 'leader'] += 1;
    if (!replica) return read();
    try {
      const result = await readingFrom(replica, read);
      if (!isRefusal(result)) return result;
    } catch (error) {
      request.log.debug({ err: error, request: request.id }, 'a replica failed');
    }
    counts.again += 1;
    return read();
  });
  app.addHook('onSend', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (!operation || operation.method === 'GET') return;
    if (request.user) writers.add(request.user.id);
    // Whether something was committed is not known, and the database may not answer.
    if (reply.statusCode >= 500) return;
    const position = await readReplicas.leaderPosition();
    if (position) reply.header(POSITION_HEADER, position);
  });
}

function choose(
  readReplicas: ReadReplicas,
  { headers, user }: FastifyRequest,
  writers: RecentWriters,
) {
  const sent = headers[POSITION_HEADER];
  if (sent === undefined)
    return user && writers.has(user.id) ? undefined : readReplicas.choose(null);
  const position: Position | null = readPosition(String(sent));
  return position ? readReplicas.choose(position) : undefined;
}

type RecentWriters = ReturnType<typeof createRecentWriters>;

/** The accounts that changed something here since the time before which no replica is read. */
function createRecentWriters() {
  /** In the order of their last change. */
  const wroteAt = new Map<string, number>();
  return {
    add(userId: string): void {
      const now = performance.now();
      wroteAt.delete(userId);
      wroteAt.set(userId, now);
      for (const [id, at] of wroteAt) {
        if (now - at < MAX_AGE_MS) break;
        wroteAt.delete(id);
      }
    },
    has: (userId: string) => performance.now() - (wroteAt.get(userId) ?? -Infinity) < MAX_AGE_MS,
  };
}
