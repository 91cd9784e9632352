import { setTimeout as wait } from 'node:timers/promises';
import type { EpochMs } from '@pulse/domain';

interface ExpiringCacheOptions {
  lifetimeMs: number;
  /** The oldest is evicted: guessed addresses must not fill the memory. */
  maxEntries: number;
  now?: () => EpochMs;
}

/** How long a caller waits for a new value when there is an old one. */
const PATIENCE_MS = 2_000;
/** How long an old value is used before its successor is tried again. */
const RETRY_MS = 5_000;

/**
 * Caches what a function loads under a key. Concurrent callers share one load; what could not be
 * loaded is loaded again by the next caller. While a value that was loaded before cannot be loaded
 * anew, or not soon, the old one is returned: during a failover a page may be older.
 */
export function createExpiringCache<Value>({
  lifetimeMs,
  maxEntries,
  now = Date.now,
}: ExpiringCacheOptions) {
  const entries = new Map<string, { until: EpochMs; value: Promise<Value> }>();
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const cached = entries.get(key);
    if (cached && cached.until > now()) return cached.value;
    const entry = { until: now() + lifetimeMs, value: load() };
    entries.delete(key);
    entries.set(key, entry);
    if (cached) {
      const loading = entry.value;
      entry.value = orOld(loading, cached.value);
      loading.then(
        () => (entry.value = loading),
        () => (entry.until = now() + RETRY_MS),
      );
    }
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}

/** The old value where the new one fails or takes long. */
async function orOld<Value>(loading: Promise<Value>, old: Promise<Value>): Promise<Value> {
  const patience = new AbortController();
  const { signal } = patience;
  try {
    return await Promise.race([
      loading,
      wait(PATIENCE_MS, null, { ref: false, signal }).then(() => old),
    ]);
  } catch {
    return old;
  } finally {
    patience.abort();
  }
}
