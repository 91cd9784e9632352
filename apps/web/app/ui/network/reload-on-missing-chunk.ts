import { isOnline } from './connection.ts';

const storageKey = 'reloaded-for-missing-file';
const minIntervalMs = 60_000;
let reloading = false;

/** Whether the page is being reloaded because of a missing file; errors are not shown then. */
export const isReloading = (): boolean => reloading;

/**
 * Reloads a page that was open during a deployment and requests files that no longer exist: at most
 * once a minute, so that a permanently missing file ends in the error screen and not in a loop.
 * Returns a function that stops it.
 */
export function reloadOnMissingChunk(): () => void {
  const onMissing = (event: Event) => {
    const last = Number(sessionStorage.getItem(storageKey));
    if (!isOnline() || Date.now() - last < minIntervalMs) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    reloading = true;
    event.preventDefault();
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
