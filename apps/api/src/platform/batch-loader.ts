import DataLoader from 'dataloader';

/**
 * Turns single loads into shared ones: keys loaded in the same turn of the event loop go to one
 * call of `loadAll`, which returns the values in the order of its keys. Nothing is cached, so no
 * value is older than its request. When a shared call fails, each key is loaded alone: a bad one
 * fails only itself.
 */
export function createBatchLoader<K, V>(
  loadAll: (keys: readonly K[]) => Promise<V[]>,
): (key: K) => Promise<V> {
  async function loadEach(keys: readonly K[]): Promise<(V | Error)[]> {
    const loaded: (V | Error)[] = [];
    for (const key of keys) loaded.push(...(await loadAll([key]).catch(inArray)));
    return loaded;
  }

  const loader = new DataLoader<K, V>(
    (keys) => loadAll(keys).catch((error) => (keys.length === 1 ? inArray(error) : loadEach(keys))),
    { cache: false, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
}

const inArray = (error: unknown) => [error instanceof Error ? error : new Error(String(error))];
