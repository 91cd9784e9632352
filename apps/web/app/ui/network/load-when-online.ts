/**
 * Loads a part of the app; what fails is tried again each time the network is back, as `events` (the
 * window) say.
 */
export async function loadWhenOnline<T>(
  load: () => Promise<T>,
  events: Pick<EventTarget, 'addEventListener'> = window,
): Promise<T> {
  for (;;) {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded;
    await new Promise((resolve) => events.addEventListener('online', resolve, { once: true }));
  }
}
