let controller = new AbortController();

/** Aborted while the session is being ended; every read of the API carries it. */
export function sessionReadsSignal(): AbortSignal {
  return controller.signal;
}

/**
 * Aborts the reads in progress and those to come: after the sign-out the server would refuse them,
 * and no page waits for what they return. Changes are not aborted, they may have taken effect.
 */
export function abortSessionReads(): void {
  controller.abort(new DOMException('The session is being ended', 'AbortError'));
}

/** Allows reads again, once the session has ended. */
export function allowSessionReads(): void {
  controller = new AbortController();
}
