import { watchFrontDesk } from '@pulse/contract/client';

/** The server says something every 15 s: after two missing heartbeats the connection is lost. */
const longestSilenceMs = 40_000;
/** A connection that lasted so long was a good one: it is made again at once. */
const goodAfterMs = 10_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

interface Watcher {
  /** From now on nothing is missed; what was before must be read. */
  onOpen(): void;
  onChanged(): void;
  /** From now on changes may be missed, until the next `onOpen`. */
  onClosed(): void;
}

/**
 * Hears that the day of a venue has changed until `signal` is aborted. A connection that ends is made
 * again after a random pause, so that the dashboards of a server that stopped do not all come at once;
 * one that cannot be made, after growing ones.
 */
export async function watchChanges(
  venueId: string,
  watcher: Watcher,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const opened = await listen(venueId, watcher, signal);
    if (opened) watcher.onClosed();
    const wasGood = opened && performance.now() - begun >= goodAfterMs;
    failures = wasGood ? 0 : failures + 1;
    await pause(Math.random() * Math.min(firstPauseMs * 2 ** failures, longestPauseMs), signal);
  }
}

/** Listens on one connection until it ends; returns whether it was ever open. */
async function listen(venueId: string, watcher: Watcher, signal: AbortSignal): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), longestSilenceMs);
  let opened = false;
  try {
    const { stream } = await watchFrontDesk({
      path: { id: venueId },
      // The session fetch gives up what takes long, but not this.
      headers: { Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
      // Whether and when to try again is decided above.
      sseMaxRetryAttempts: 1,
    });
    for await (const { kind } of stream) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilenceMs);
      if (signal.aborted) break;
      if (kind === 'open') {
        opened = true;
        watcher.onOpen();
      } else if (kind === 'changed') watcher.onChanged();
    }
  } catch {
    // However it ended, it is made again.
  } finally {
    clearTimeout(timer);
  }
  return opened;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
