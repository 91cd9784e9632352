/** Runs work with the same key one after the other, in the order of the calls, in this process. */
export interface KeyedMutex {
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Creates a keyed mutex. */
export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async runExclusive(key, work) {
      const previous = tails.get(key);
      const current = (async () => {
        await previous?.catch(() => undefined);
        return work();
      })();
      tails.set(key, current);
      try {
        return await current;
      } finally {
        if (tails.get(key) === current) tails.delete(key);
      }
    },
  };
}
