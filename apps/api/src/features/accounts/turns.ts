/** Runs work one after the other for each key, in the order asked, in this process. */
export interface Turns {
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Turns with nobody waiting yet. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
      const before = last.get(key);
      const mine = (async () => {
        await before?.catch(() => undefined);
        return work();
      })();
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
