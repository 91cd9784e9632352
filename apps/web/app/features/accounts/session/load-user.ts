import { getSessionUser } from '@pulse/contract/client';
import { isClientError } from './is-client-error.ts';
import { readAccessToken } from './session-storage.ts';
import { acceptCachedUser, endSession, readSession, storeUser } from './session-store.ts';

/**
 * Loads the signed-in user from the server. A refusal ends the session; without a response a cached
 * user stays, so that the digital ID opens offline.
 */
export async function loadUser(): Promise<void> {
  if (!readAccessToken()) return;
  const { data, response } = await getSessionUser();
  if (data) return storeUser(data);
  if (isClientError(response) || !readSession().user) endSession();
  else acceptCachedUser();
}
