import { userInfo } from 'node:os';
import type { DatabaseAccount } from './database-account.ts';

/**
 * The command prefix for a PostgreSQL program that requires a user name. Empty for a user with a
 * name. A user that is only a number (containers, `setpriv`) runs that one program as user 65534 in a
 * user namespace; its files still belong to the number.
 */
export function userNameCommand(account: DatabaseAccount): string[] {
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
