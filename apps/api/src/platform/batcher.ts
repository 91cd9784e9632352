import DataLoader from 'dataloader';

/** How the calls of a batch are handled: in two stages, each for all of them. */
export interface BatchHandler<C, L, R> {
  /** The names of what a call depends on and may change. */
  subjects(call: C): readonly string[];
  /** Loads what the calls need. */
  load(calls: readonly C[]): Promise<L>;
  /** Finishes the calls with what was loaded; returns the results in their order. */
  finish(calls: readonly C[], loaded: L): Promise<R[]>;
}

/**
 * Turns calls made one by one into batches of at most `maxBatchSize`, without a timer: a call alone
 * is handled at once, and those made while a batch is being loaded are the next one, in their order.
 * Batches are finished one at a time. A batch is loaded while the one before it is being finished,
 * unless they have a subject in common: then it is loaded after that. When a stage fails, each call
 * of that batch does.
 */
export function createBatcher<C, L, R>(
  { subjects, load, finish }: BatchHandler<C, L, R>,
  maxBatchSize: number,
): (call: C) => Promise<R> {
  // Of the newest batch: what it is about, and when it is loaded and finished.
  let newest = new Set<string>();
  let loading: Promise<unknown> = Promise.resolve();
  let finishing: Promise<unknown> = Promise.resolve();

  function handle(calls: readonly C[]): Promise<R[]> {
    const own = new Set(calls.flatMap(subjects));
    const before = finishing;
    const mayLoad = own.isDisjointFrom(newest) ? loading : before;
    // Whether loaded or not, it is over only after the batch before.
    const loaded = mayLoad.then(() => load(calls)).finally(() => before);
    const results = loaded.then((values) => finish(calls, values));
    newest = own;
    loading = loaded.catch(() => {});
    finishing = results.catch(() => {});
    return results;
  }

  // At the end of a turn of the event loop: calls that arrived together are one batch.
  const batchScheduleFn = (start: () => void) => void loading.then(() => setImmediate(start));
  const loader = new DataLoader<C, R>(handle, { cache: false, maxBatchSize, batchScheduleFn });
  return (call) => loader.load(call);
}
