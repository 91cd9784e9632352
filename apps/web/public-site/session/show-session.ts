import { checkSession } from '#features/accounts/session/check-session.ts';
import { writeSessionAttributes } from '#features/accounts/session/session-attributes.ts';
import { onSessionChange, readSession } from '#features/accounts/session/session-store.ts';

/** Shows Open App in the header once the server has confirmed the stored session. */
export function showSession(): void {
  onSessionChange(() => writeSessionAttributes(readSession()));
  void checkSession();
}
