/** A read of the API that the document itself has requested while the app was still loading. */
export interface EarlyRead {
  /** Path and query. */
  url: string;
  token: string | null;
  language: string;
  requestedAt: number;
  response: Promise<Response>;
  /** What the response says; undefined for a refusal, rejected without a response. */
  answer: Promise<unknown>;
  /** What the response says, once it has arrived. */
  data?: unknown;
}

declare global {
  interface Window {
    /** Set by the script in the shell's head (scripts/early-read.ts). */
    earlyRead?: EarlyRead;
  }
}

/** Where the session's token is kept (features/accounts/session). */
const tokenKey = 'pulse_access_token';

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
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
  const language = request.headers.get('Accept-Language');
  return takeEarlyRead({ url: pathname + search, token, language }, now)?.response;
}

/**
 * Returns what the response to a request of the signed-in member says, if the document has made it early
 * and it is there already: the page is then drawn with it at once, and makes no request.
 */
export function takeEarlyData(url: string): { data: unknown; requestedAt: number } | undefined {
  const { data } = globalThis.window?.earlyRead ?? {};
  if (data === undefined) return undefined;
  const session = {
    token: localStorage.getItem(tokenKey),
    language: document.documentElement.lang,
  };
  const read = takeEarlyRead({ url, ...session }, Date.now());
  return read && { data, requestedAt: read.requestedAt };
}

function takeEarlyRead(
  wanted: { url: string; token: string | null; language: string | null },
  now: number,
): EarlyRead | undefined {
  const { earlyRead } = globalThis.window ?? {};
  if (!earlyRead || wanted.url !== earlyRead.url) return undefined;
  window.earlyRead = undefined;
  const isSame = wanted.token === earlyRead.token && wanted.language === earlyRead.language;
  return isSame && now - earlyRead.requestedAt <= longestAgeMs ? earlyRead : undefined;
}
