const MIN_INTERVAL_MS = 60_000;

/**
 * Whether a page that lacks one of its files is loaded anew: when the server responds, and at most once
 * a minute, so that a file that is gone for good ends in the error screen and not in a loop.
 */
export function mayReload(isReachable: boolean, lastReload: number | null, now: number): boolean {
  return isReachable && (lastReload === null || now - lastReload >= MIN_INTERVAL_MS);
}
