import PQueue from 'p-queue';
import type { Deps } from '../../platform/deps.ts';

/** Calls to a provider that one process makes at the same time. */
export const CALLS_IN_FLIGHT = 10;

/** Works on all items, ten at a time. A failure is logged and stops no other. */
export async function forEachBounded<T>(
  { log }: Pick<Deps, 'log'>,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = new PQueue({ concurrency: CALLS_IN_FLIGHT });
  await queue.addAll(
    items.map((item) => async () => {
      try {
        await work(item);
      } catch (error) {
        log.error({ err: error }, 'a payment could not be worked on');
      }
    }),
  );
}
