import { setTimeout as wait } from 'node:timers/promises';
import type { BenchmarkServer } from '../benchmark-server.ts';
import { cpuSeconds, parentOf } from '../cpu-seconds.ts';
import { type LoadRequest, runLoad } from '../run-load.ts';

/**
 * Sends requests that create something, waits until their events are handled, and returns the
 * milliseconds of processor for each: of server, worker and database.
 */
export async function processorTimeOf(
  server: BenchmarkServer,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<number> {
  const { rows } = await server.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const processes = [server.pid, server.workerPid, parentOf(rows[0]?.pid ?? 0)];
  const used = () => processes.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  await sendAll(server, requests, connections);
  const pending = 'SELECT FROM outbox WHERE dispatched_at IS NULL LIMIT 1';
  while ((await server.pool.query(pending)).rowCount) await wait(100);
  return (1000 * (used() - before)) / requests.length;
}

/** Sends the requests, each of which must create something; returns how many a second. */
export async function sendAll(
  { origin }: Pick<BenchmarkServer, 'origin'>,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<number> {
  const { perSecond, statuses } = await runLoad(origin, requests, { connections });
  if (statuses.get(201) !== requests.length)
    throw new Error(`not everything was created: ${JSON.stringify([...statuses])}`);
  return perSecond;
}
