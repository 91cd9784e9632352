/** Milliseconds between checks while the server cannot be reached. */
const retryIntervalMs = 5_000;
const requestTimeoutMs = 5_000;

const listeners = new Set<() => void>();
let online = globalThis.navigator?.onLine !== false;
let timer: ReturnType<typeof setTimeout> | undefined;
let check: Promise<void> | undefined;

/** Whether the server was reachable at the last check; a network alone does not mean that it is. */
export const isOnline = (): boolean => online;

/** Calls the listener when reachability changes; returns a function that unsubscribes. */
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
 * Checks whether the server responds. Called after a request without a response; it repeats until
 * the server is reachable, so that pages recover by themselves.
 */
export async function checkConnection(): Promise<void> {
  if (navigator.onLine === false) return setReachable(false);
  check ??= askServer();
  return check;
}

async function askServer(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    setReachable(response.ok);
  } catch {
    setReachable(false);
  } finally {
    check = undefined;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => setReachable(false));
  window.addEventListener('online', () => void checkConnection());
}
