/** While the server cannot be reached it is asked again this often, in ms. */
const retryIntervalMs = 5_000;
const requestTimeoutMs = 5_000;

const listeners = new Set<() => void>();
let online = globalThis.navigator?.onLine !== false;
let timer: ReturnType<typeof setTimeout> | undefined;
let checking = false;

/** Whether the server was reachable when last heard of: a network alone may still lead nowhere. */
export const isOnline = (): boolean => online;

/** Calls back whenever the server comes or goes; returns the way out. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setReachable(next: boolean): void {
  clearTimeout(timer);
  if (!next && navigator.onLine !== false) timer = setTimeout(checkConnection, retryIntervalMs);
  if (online === next) return;
  online = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the server whether it is there. Called when a request stayed without an answer; it then goes
 * on asking until one comes, so that pages come back by themselves.
 */
export async function checkConnection(): Promise<void> {
  if (navigator.onLine === false) return setReachable(false);
  if (checking) return;
  checking = true;
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    setReachable(response.ok);
  } catch {
    setReachable(false);
  } finally {
    checking = false;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => setReachable(false));
  window.addEventListener('online', () => void checkConnection());
}
