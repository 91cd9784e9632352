import { configureClient } from './configure-client.ts';
import { loadUser } from './load-user.ts';

let check: Promise<void> | undefined;

/** Asks the server, once for each load of the page, whether the stored session still lives. */
export function checkSession(): Promise<void> {
  if (!check) {
    configureClient();
    check = loadUser();
  }
  return check;
}
