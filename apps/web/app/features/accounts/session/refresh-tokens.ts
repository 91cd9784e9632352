import { refreshTokens as requestNewTokens } from '@pulse/contract/client';
import { isRefusal } from './is-refusal.ts';
import { readAccessToken, readRefreshToken, writeTokens } from './session-storage.ts';

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

let running: Promise<RefreshOutcome> | undefined;

async function exchange(staleToken: string | null): Promise<RefreshOutcome> {
  // Another tab may have refreshed while this one waited for the lock.
  const current = readAccessToken();
  if (current && current !== staleToken) return 'refreshed';
  const refresh_token = readRefreshToken();
  if (!refresh_token) return 'refused';
  // Plain fetch: the interceptors of the session must not run around their own refresh.
  const { data, response } = await requestNewTokens({
    body: { refresh_token },
    fetch: (request) => fetch(request),
  });
  if (data) {
    writeTokens(data);
    return 'refreshed';
  }
  return isRefusal(response) ? 'refused' : 'unreachable';
}

/**
 * Exchanges the refresh token once for all requests that wait, here and in other tabs: a token used
 * twice would end the whole session. `staleToken` is the access token that was refused.
 */
export function refreshSession(staleToken: string | null): Promise<RefreshOutcome> {
  running ??= (
    navigator.locks
      ? navigator.locks.request('pulse-refresh', () => exchange(staleToken))
      : exchange(staleToken)
  ).finally(() => {
    running = undefined;
  });
  return running;
}
