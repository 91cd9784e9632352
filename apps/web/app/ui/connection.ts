/** While the server cannot be reached it is asked again this often, in ms. */
const askAgain = 5_000;
const answersWithin = 5_000;

const listeners = new Set<() => void>();
let online = globalThis.navigator?.onLine !== false;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking = false;

/** Whether the server was reachable when last heard of: a network alone may still lead nowhere. */
export const isOnline = (): boolean => online;

/** Calls back whenever the server comes or goes; returns the way out. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: boolean): void {
  clearTimeout(timer);
  if (!next && navigator.onLine !== false) timer = setTimeout(checkConnection, askAgain);
  if (online === next) return;
  online = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the server whether it is there. Called when a request stayed without an answer; it then goes
 * on asking until one comes, so that pages come back by themselves.
 */
export async function checkConnection(): Promise<void> {
  if (navigator.onLine === false) return change(false);
  if (asking) return;
  asking = true;
  try {
    const signal = AbortSignal.timeout(answersWithin);
    const answer = await fetch('/healthz', { cache: 'no-store', signal });
    change(answer.ok);
  } catch {
    change(false);
  } finally {
    asking = false;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => change(false));
  window.addEventListener('online', () => void checkConnection());
}
