import { checkConnection, isOnline } from '#ui/network/connection.ts';
import type { Failure } from '#ui/network/problem.ts';

/**
 * Whether a request failed because there is no way to the server. One whose answer was lost on a
 * connection that works is none of these: staff at the desk try again, and it cannot count twice.
 */
export async function isDisconnected({ status }: Failure): Promise<boolean> {
  if (status !== 0) return false;
  if (isOnline()) await checkConnection();
  return !isOnline();
}
