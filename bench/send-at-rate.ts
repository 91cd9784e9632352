import { setTimeout as wait } from 'node:timers/promises';
import type { LoadRequest } from './run-load.ts';

/** What a paced load found. */
export interface PacedLoad {
  /** Milliseconds from when each request was due until it was answered, in any order. */
  times: number[];
  statuses: Map<number, number>;
}

/**
 * Sends requests at a steady rate, as visitors do, who do not wait for each other, until `ended`
 * resolves or none is left. Each is timed from when it was due, so that a stall counts for all that
 * it delayed.
 */
export async function sendAtRate(
  origin: string,
  requests: Iterator<LoadRequest>,
  { perSecond, ended }: { perSecond: number; ended: Promise<unknown> },
): Promise<PacedLoad> {
  const load: PacedLoad = { times: [], statuses: new Map() };
  const pending: Promise<void>[] = [];
  let stopped = false;
  void ended.finally(() => {
    stopped = true;
  });
  const started = performance.now();
  for (let sent = 0; !stopped; sent += 1) {
    const due = started + (sent * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    const next = requests.next();
    if (next.done || stopped) break;
    pending.push(send(origin, next.value, due, load));
  }
  await Promise.all(pending);
  return load;
}

async function send(origin: string, request: LoadRequest, due: number, load: PacedLoad) {
  const { path, ...options } = request;
  const response = await fetch(`${origin}${path}`, options);
  await response.arrayBuffer();
  load.times.push(performance.now() - due);
  load.statuses.set(response.status, (load.statuses.get(response.status) ?? 0) + 1);
}

/** The 99th percentile. */
export function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
