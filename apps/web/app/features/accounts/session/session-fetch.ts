import { translator } from '#light-translator';
import { checkConnection, isOnline } from '#ui/network/connection.ts';
import { takeEarlyResponse } from '#ui/network/early-response.ts';
import { addPosition, keepPosition } from '#ui/network/position.ts';
import { refreshSession } from './refresh-tokens.ts';
import { sessionReadsSignal } from './session-reads.ts';
import { readAccessToken } from './session-storage.ts';
import { endSession } from './session-store.ts';

const timeoutMs = 30_000;

/** A change that was not sent because there is no connection; `toFailure` reads it like a problem response. */
class OfflineError extends Error {
  readonly status = 0;
  readonly code = 'offline';
  readonly detail = translator.t('state.offline', { ns: 'shared' });
}

/** Operations without a session; a 401 from them is not about an expired token. */
const publicAuthPaths =
  /\/auth\/(sign-in(\/(second-factor|link|passkey))?|sign-in-link|passkey|change-email|restore-email|sign-up|refresh|verify-email|resend-verification|correct-email|forgot-password|reset-password|accept-invitation)$/;

interface SessionFetchOptions {
  /** Gives up after 30 s; an upload, which may take longer, is given up when it stands still. */
  limitsTime?: boolean;
}

async function send(
  transport: typeof fetch,
  request: Request,
  token: string | null,
  { limitsTime = true }: SessionFetchOptions,
): Promise<Response> {
  const headers = new Headers(request.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', document.documentElement.lang || 'en');
  addPosition(headers);
  const signals = [request.signal];
  // A reader of events listens for as long as they come.
  const isEventStream = headers.get('Accept') === 'text/event-stream';
  if (limitsTime && !isEventStream) signals.push(AbortSignal.timeout(timeoutMs));
  if (request.method === 'GET') signals.push(sessionReadsSignal());
  const signal = AbortSignal.any(signals);
  const response = await transport(new Request(request.clone(), { headers, signal }));
  keepPosition(response);
  return response;
}

/**
 * Sends a request; a change is refused at once while offline, because it must not be sent later
 * without the member's knowledge. Without a response the connection is checked.
 */
async function sendWhenOnline(
  transport: typeof fetch,
  request: Request,
  token: string | null,
  options: SessionFetchOptions,
): Promise<Response> {
  if (!isOnline() && request.method !== 'GET') {
    void checkConnection();
    throw new OfflineError();
  }
  try {
    return await send(transport, request, token, options);
  } catch (error) {
    if (!request.signal.aborted && !sessionReadsSignal().aborted) void checkConnection();
    throw error;
  }
}

/** Whether a 401 has another reason than an expired token, such as a wrong password. */
async function isOtherUnauthorized(response: Response): Promise<boolean> {
  try {
    const { code } = await response.clone().json();
    return code !== undefined && code !== 'unauthenticated' && code !== 'session_expired';
  } catch {
    return false;
  }
}

/**
 * Creates the fetch used for all API calls: adds token and language, times out after 30 s, and on a
 * 401 refreshes the session once and retries. If the refresh is refused, the session ends.
 */
export function createSessionFetch(
  transport: typeof fetch,
  options: SessionFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const token = readAccessToken();
    const response = await sendWhenOnline(transport, request, token, options);
    const isPublic = publicAuthPaths.test(new URL(request.url).pathname);
    if (response.status !== 401 || isPublic || (await isOtherUnauthorized(response)))
      return response;
    const outcome = await refreshSession(token);
    if (outcome === 'refreshed') return send(transport, request, readAccessToken(), options);
    // Without a response to the refresh the caller gets a network failure; the user stays signed in.
    if (outcome === 'unreachable') throw new TypeError('The session could not be refreshed');
    endSession();
    return response;
  };
}

/** The session fetch over the global `fetch`, used by the generated client. */
export const sessionFetch = createSessionFetch(async (input, init) => {
  // As it is, not a copy: a copy may outlive the connection between the two signals.
  const request = input instanceof Request ? input : undefined;
  const early = request && takeEarlyResponse(request);
  if (!early) return fetch(input, init);
  const response = await early.catch(() => undefined);
  request.signal.throwIfAborted();
  return response ?? fetch(input, init);
});
