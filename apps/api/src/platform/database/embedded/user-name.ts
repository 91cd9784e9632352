import { userInfo } from 'node:os';
import type { DatabaseAccount } from './database-account.ts';

/**
 * The command to put before a PostgreSQL program that insists on the name of its user. Empty for a
 * user with a name. A bare number (containers, `setpriv`) borrows the name of "nobody" for that one
 * program, in a user namespace; its files still belong to the number.
 */
export function borrowUserName(account: DatabaseAccount): string[] {
  if (account || hasName()) return [];
  return ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
