import { signOut as requestSignOut } from '@pulse/contract/client';
import { clearDrafts } from '../../../ui/forms/drafts.ts';
import { readAccessToken } from './session-storage.ts';
import { endSession, setSignOutRedirect } from './session-store.ts';

/**
 * Signs out on the server as well as can be (errors are ignored), then forgets the session. The gate
 * of the page leads to `path` as soon as the session ends, even when another request that the server
 * no longer answers ends it first.
 */
export async function signOut(path: string): Promise<void> {
  setSignOutRedirect(path);
  clearDrafts();
  if (readAccessToken()) await requestSignOut().catch(() => undefined);
  endSession();
}
