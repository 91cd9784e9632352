import { refreshTokens as requestNewTokens } from '@pulse/contract/client';
import { isClientError } from './is-client-error.ts';
import { readAccessToken, readRefreshToken, storeTokens } from './session-storage.ts';

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

let pendingRefresh: Promise<RefreshOutcome> | undefined;

async function exchangeRefreshToken(staleToken: string | null): Promise<RefreshOutcome> {
  // Another tab may have refreshed while this one waited for the lock.
  const currentToken = readAccessToken();
  if (currentToken && currentToken !== staleToken) return 'refreshed';
  const refresh_token = readRefreshToken();
  if (!refresh_token) return 'refused';
  // Plain fetch: the session fetch must not wrap its own refresh.
  const { data, response } = await requestNewTokens({
    body: { refresh_token },
    fetch: (request) => fetch(request),
  });
  if (data) {
    storeTokens(data);
    return 'refreshed';
  }
  return isClientError(response) ? 'refused' : 'unreachable';
}

/**
 * Exchanges the refresh token once for all waiting requests, in this and other tabs: using a token
 * twice would revoke the session. `staleToken` is the access token that was refused.
 */
export function refreshSession(staleToken: string | null): Promise<RefreshOutcome> {
  pendingRefresh ??= (
    navigator.locks
      ? navigator.locks.request('pulse-refresh', () => exchangeRefreshToken(staleToken))
      : exchangeRefreshToken(staleToken)
  ).finally(() => {
    pendingRefresh = undefined;
  });
  return pendingRefresh;
}
