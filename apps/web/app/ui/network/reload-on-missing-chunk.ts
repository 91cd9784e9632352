import { isOnline } from './connection.ts';

const storageKey = 'reloaded-for-missing-file';
const minIntervalMs = 60_000;
let reloading = false;

/** True from the moment a missing file makes the page load anew; no error is worth showing then. */
export const isReloading = (): boolean => reloading;

/**
 * A page that was open during a deployment asks for parts that are gone: it is loaded anew, once a
 * minute at most, so that a file that is truly missing ends in the error screen and not in a circle.
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
