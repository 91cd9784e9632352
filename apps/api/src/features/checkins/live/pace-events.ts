/**
 * Passes on at once what has not been passed on for `gapMs`; of what comes meanwhile one at the end of
 * it. However often a topic changes, its listeners hear of it once in `gapMs`, and of the last change
 * always.
 */
export function paceEvents(send: (topic: string) => void, gapMs: number): (topic: string) => void {
  /** Topics sent within the last `gapMs`, and whether they have changed since. */
  const changedSince = new Map<string, boolean>();

  function pass(topic: string): void {
    changedSince.set(topic, false);
    setTimeout(endGap, gapMs, topic).unref();
    send(topic);
  }

  function endGap(topic: string): void {
    const changed = changedSince.get(topic);
    changedSince.delete(topic);
    if (changed) pass(topic);
  }

  return (topic) => {
    if (changedSince.has(topic)) changedSince.set(topic, true);
    else pass(topic);
  };
}
