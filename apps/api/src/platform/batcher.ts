interface WaitingCall<C, R> {
  call: C;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns calls made one by one into batches of at most `maxSize`, one at a time and without a timer:
 * a call alone is handled at once, and those made while a batch is being handled are the next one,
 * in their order. `handle` returns the results in the order of its calls; when it fails, each call
 * of that batch does.
 */
export function createBatcher<C, R>(
  handle: (calls: readonly C[]) => Promise<R[]>,
  maxSize: number,
): (call: C) => Promise<R> {
  let waiting: WaitingCall<C, R>[] = [];
  let busy = false;

  async function handleNext(): Promise<void> {
    const batch = waiting.slice(0, maxSize);
    waiting = waiting.slice(maxSize);
    try {
      const results = await handle(batch.map(({ call }) => call));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (waiting.length > 0) scheduleNext();
    else busy = false;
  }

  // At the end of this turn of the event loop: calls that arrived together are one batch.
  function scheduleNext(): void {
    busy = true;
    setImmediate(() => void handleNext());
  }

  return (call) =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      if (!busy) scheduleNext();
    });
}
