import { getSessionUser } from '@pulse/contract/client';
import { isRefusal } from './is-refusal.ts';
import { readAccessToken } from './session-storage.ts';
import { endSession, keepUser, readSession } from './session-store.ts';

/**
 * Loads the signed-in user from the server. Refused, the session is forgotten; without an answer
 * a cached user stays, so that the digital ID opens without a network.
 */
export async function loadUser(): Promise<void> {
  if (!readAccessToken()) return;
  const { data, response } = await getSessionUser();
  if (data) return keepUser(data);
  if (isRefusal(response) || !readSession().user) endSession();
}
