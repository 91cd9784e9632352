import PQueue from 'p-queue';
import type { Deps } from '../../platform/deps.ts';

/** Calls to a provider that one process makes at the same time. */
export const CALLS_IN_FLIGHT = 10;

/**
 * Works on all items, ten at a time. A failure is logged and stops no other; when the process stops,
 * what is not begun is left to the next run.
 */
export async function forEachBounded<T>(
  { log, jobs }: Pick<Deps, 'log' | 'jobs'>,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = new PQueue({ concurrency: CALLS_IN_FLIGHT });
  await queue.addAll(
    items.map((item) => async () => {
      if (jobs.stopping.aborted) return;
      try {
        await work(item);
      } catch (error) {
        log.error({ err: error }, 'a payment could not be worked on');
      }
    }),
  );
}
