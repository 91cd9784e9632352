import { getSessionUser } from '@pulse/contract/client';
import { isClientError } from './is-client-error.ts';
import { readAccessToken, readCachedUser } from './session-storage.ts';
import { acceptCachedUser, endSession, readSession, storeUser } from './session-store.ts';

/**
 * Loads the signed-in user from the server. A refusal ends the session; without a response a cached
 * user stays, so that the digital ID opens offline. Who signed in in another tab meanwhile stays too.
 */
export async function loadUser(): Promise<void> {
  if (!readAccessToken()) return;
  const askedFor = readCachedUser()?.id;
  const { data, response } = await getSessionUser();
  if (readCachedUser()?.id !== askedFor) return acceptCachedUser();
  if (data) return storeUser(data);
  if (isClientError(response) || !readSession().user) endSession();
  else acceptCachedUser();
}
