/** A read of the API that the document itself has requested while the app was still loading. */
export interface EarlyRead {
  /** Path and query. */
  url: string;
  token: string | null;
  language: string;
  requestedAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Set by the script in the shell's head (scripts/early-read.ts). */
    earlyRead?: EarlyRead;
  }
}

/** Older data is requested anew: the page that asks may have been opened much later. */
const longestAgeMs = 30_000;

/**
 * Returns the response to a request that the document has made early, once: to the same address, for the
 * same session and in the same language. Undefined for every other request; without a response the request
 * is made as if nothing had been.
 */
export function takeEarlyResponse(
  request: Request,
  now = Date.now(),
): Promise<Response> | undefined {
  const { earlyRead } = globalThis.window ?? {};
  if (!earlyRead || request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  if (pathname + search !== earlyRead.url) return undefined;
  window.earlyRead = undefined;
  const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
  const isSame =
    token === earlyRead.token && request.headers.get('Accept-Language') === earlyRead.language;
  if (!isSame || now - earlyRead.requestedAt > longestAgeMs) return undefined;
  return earlyRead.response;
}
