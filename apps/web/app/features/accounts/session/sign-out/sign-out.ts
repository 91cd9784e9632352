import { signOut as requestSignOut } from '@pulse/contract/client';
import { clearDrafts } from '#ui/forms/drafts.ts';
import { eraseUnsent } from '#ui/network/unsent-changes.ts';
import { abortSessionReads, allowSessionReads } from '../session-reads.ts';
import { readAccessToken } from '../session-storage.ts';
import { endSession, readSession, setSignOutRedirect } from '../session-store.ts';

/**
 * Signs out on the server (errors are ignored), then ends the session on this device. The gate of the
 * page redirects to `path` as soon as the session ends, even when another refused request ends it
 * first. What was not sent yet is erased, after the dialog has asked. Reads are aborted before, as the server would refuse them.
 */
export async function signOut(path: string): Promise<void> {
  setSignOutRedirect(path);
  const { user } = readSession();
  if (user) eraseUnsent(user.id);
  clearDrafts();
  abortSessionReads();
  if (readAccessToken()) await requestSignOut().catch(() => undefined);
  endSession();
  allowSessionReads();
}
