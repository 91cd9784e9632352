import type { EpochMs } from '@pulse/domain';

interface ExpiringCacheOptions {
  lifetimeMs: number;
  /** The oldest is evicted: guessed addresses must not fill the memory. */
  maxEntries: number;
  now?: () => EpochMs;
}

/**
 * Caches what a function loads under a key. Concurrent callers share one load; what could not be
 * loaded is loaded again by the next caller.
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
    const value = load();
    entries.delete(key);
    entries.set(key, { until: now() + lifetimeMs, value });
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
