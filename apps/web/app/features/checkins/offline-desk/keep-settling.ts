import { MINUTE } from '@pulse/domain';
import { isOnline, onConnectionChange } from '#ui/network/connection.ts';
import { onUnsentChange } from '#ui/network/unsent-changes.ts';
import { readQueue } from './queue.ts';
import { type Settled, settleQueue } from './settle-queue.ts';

const firstRetryMs = 5_000;
const longestRetryMs = 5 * MINUTE;

/**
 * Settles the queue of a person whenever the network is there: now, when it returns, when the page is
 * looked at again, and after a failure later and later. Returns a function that stops.
 */
export function keepSettling(userId: string, onSettled: (settled: Settled) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let isRunning = false;
  let isStopped = false;
  const hasWaiting = () => readQueue(userId).some(({ conflict }) => conflict === null);

  const settle = async () => {
    if (isRunning || isStopped || !isOnline() || !hasWaiting()) return;
    isRunning = true;
    clearTimeout(timer);
    const settled = await settleQueue(userId).catch(() => null);
    isRunning = false;
    if (isStopped) return;
    if (settled && settled.entered + settled.conflicts > 0) onSettled(settled);
    retryMs = settled?.unsettled === false ? firstRetryMs : Math.min(retryMs * 2, longestRetryMs);
    if (hasWaiting()) timer = setTimeout(() => void settle(), retryMs);
  };
  const settleWhenSeen = () => {
    if (document.visibilityState === 'visible') void settle();
  };
  const unsubscribes = [
    onConnectionChange(() => void settle()),
    onUnsentChange(() => void settle()),
  ];
  document.addEventListener('visibilitychange', settleWhenSeen);
  void settle();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    document.removeEventListener('visibilitychange', settleWhenSeen);
  };
}
