/**
 * Lets one read answer all that ask for the same at about the same time: a caller that asks while a read
 * is under way gets the next one, which begins when that has ended. So at most two wait for the
 * database for each key, and no caller gets what was read before it asked.
 */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const started = read().finally(() => {
      if (running.get(key) === started) running.delete(key);
    });
    running.set(key, started);
    return started;
  }

  return (key, read) => {
    const current = running.get(key);
    if (!current) return start(key, read);
    const waiting = next.get(key);
    if (waiting) return waiting;
    const after = () => {
      next.delete(key);
      return start(key, read);
    };
    const promised = current.then(after, after);
    next.set(key, promised);
    return promised;
  };
}
