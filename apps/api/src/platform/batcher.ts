/** How the calls of a batch are handled: in two stages, each for all of them. */
export interface BatchHandler<C, L, R> {
  /** The names of what a call depends on and may change. */
  subjects(call: C): readonly string[];
  /** Loads what the calls need. */
  load(calls: readonly C[]): Promise<L>;
  /** Finishes the calls with what was loaded; returns the results in their order. */
  finish(calls: readonly C[], loaded: L): Promise<R[]>;
}

interface WaitingCall<C, R> {
  call: C;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns calls made one by one into batches of at most `maxSize`, without a timer: a call alone is
 * handled at once, and those made while a batch is being handled are the next one, in their order.
 * Batches are finished one at a time. A batch is loaded while the one before it is being finished,
 * unless they have a subject in common: then it is loaded after that. When a stage fails, each call
 * of that batch does.
 */
export function createBatcher<C, L, R>(
  { subjects, load, finish }: BatchHandler<C, L, R>,
  maxSize: number,
): (call: C) => Promise<R> {
  let waiting: WaitingCall<C, R>[] = [];
  let isLoading = false;
  let finishing: Promise<unknown> = Promise.resolve();
  const beingFinished = new Set<string>();

  // At the end of this turn of the event loop: calls that arrived together are one batch.
  function startNext(): void {
    if (isLoading || waiting.length === 0) return;
    isLoading = true;
    setImmediate(() => {
      const next = waiting.slice(0, maxSize);
      if (next.some(({ call }) => subjects(call).some((subject) => beingFinished.has(subject))))
        isLoading = false;
      else {
        waiting = waiting.slice(maxSize);
        void settle(next);
      }
    });
  }

  async function settle(batch: WaitingCall<C, R>[]): Promise<void> {
    try {
      const results = await handle(batch.map(({ call }) => call));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function handle(calls: C[]): Promise<R[]> {
    let loaded: L;
    try {
      loaded = await load(calls);
      await finishing;
    } finally {
      isLoading = false;
      startNext();
    }
    for (const call of calls) for (const subject of subjects(call)) beingFinished.add(subject);
    const results = finish(calls, loaded);
    finishing = results.then(endFinishing, endFinishing);
    return results;
  }

  function endFinishing(): void {
    beingFinished.clear();
    startNext();
  }

  return (call) =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      startNext();
    });
}
