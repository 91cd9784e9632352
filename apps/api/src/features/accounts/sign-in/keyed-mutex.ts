import { Mutex } from 'async-mutex';

/** Runs work one after the other for each key, in the order of the calls, in this process. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A mutex for each key, which exists only while a caller holds it or waits for it. */
export function createKeyedMutex(): KeyedMutex {
  const mutexes = new Map<string, Mutex>();
  return async (key, work) => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      // Handed over before this line when another caller waits, so it is still locked then.
      if (!mutex.isLocked()) mutexes.delete(key);
    }
  };
}
