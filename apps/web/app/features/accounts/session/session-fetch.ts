import { checkConnection, isOnline } from '../../../ui/network/connection.ts';
import { OfflineError } from './offline-error.ts';
import { refreshSession } from './refresh-tokens.ts';
import { readAccessToken } from './session-storage.ts';
import { endSession } from './session-store.ts';

const timeoutMs = 30_000;

/** Calls that say who you are themselves; a 401 from them is their answer, not an expired token. */
const publicAuthPaths =
  /\/auth\/(sign-in|sign-up|refresh|verify-email|resend-verification|forgot-password|reset-password|accept-invitation)$/;

function send(transport: typeof fetch, request: Request, token: string | null) {
  const headers = new Headers(request.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', document.documentElement.lang || 'en');
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  return transport(new Request(request.clone(), { headers, signal }));
}

/**
 * Sends a request, or refuses it at once where a change could not arrive: what is not sent now is
 * never sent later behind the member's back. Without an answer the connection is looked into.
 */
async function sendWhenOnline(
  transport: typeof fetch,
  request: Request,
  token: string | null,
): Promise<Response> {
  if (!isOnline() && request.method !== 'GET') {
    void checkConnection();
    throw new OfflineError();
  }
  try {
    return await send(transport, request, token);
  } catch (error) {
    if (!request.signal.aborted) void checkConnection();
    throw error;
  }
}

/** A 401 that says something else than "your token is no longer good", such as a wrong password. */
async function isOtherUnauthorized(response: Response): Promise<boolean> {
  try {
    const { code } = await response.clone().json();
    return code !== undefined && code !== 'unauthenticated' && code !== 'session_expired';
  } catch {
    return false;
  }
}

/**
 * The one way to the API, over a given transport: adds token and language, gives up after 30 s, and
 * after a 401 refreshes once and sends the request again. Without a way to refresh, the session ends
 * here.
 */
export function createSessionFetch(transport: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const token = readAccessToken();
    const response = await sendWhenOnline(transport, request, token);
    const isPublic = publicAuthPaths.test(new URL(request.url).pathname);
    if (response.status !== 401 || isPublic || (await isOtherUnauthorized(response)))
      return response;
    const outcome = await refreshSession(token);
    if (outcome === 'refreshed') return send(transport, request, readAccessToken());
    // No answer about the session is no refusal: the caller sees a network failure, nobody is
    // signed out.
    if (outcome === 'unreachable') throw new TypeError('The session could not be refreshed');
    endSession();
    return response;
  };
}

/** The session's way to the API, as every call of the generated client takes it. */
export const sessionFetch = createSessionFetch((input, init) => fetch(input, init));
