import { signOut as requestSignOut } from '@pulse/contract/client';
import { readAccessToken } from './session-storage.ts';
import { endSession } from './session-store.ts';

/**
 * Signs out on the server as well as can be (errors are ignored), leaves the protected pages, then
 * forgets the session: in this order, so that no gate sends the person to /auth on the way.
 */
export async function signOut(leave: () => void | Promise<void>): Promise<void> {
  if (readAccessToken()) await requestSignOut().catch(() => undefined);
  await leave();
  endSession();
}
