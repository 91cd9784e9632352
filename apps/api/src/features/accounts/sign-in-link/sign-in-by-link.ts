import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { signInWithLink } from '../email-link/sign-in-with-link.ts';
import type { SignInResult } from '../sessions/create-session.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';

/** Signs in with a mailed link, on whatever device, once. A second factor is asked for all the same. */
export async function signInByLink(
  accounts: AccountsDeps,
  token: string,
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const signedIn = await signInWithLink(accounts, token, 'sign_in', client);
  return isRefusal(signedIn) ? signedIn : signedIn.session;
}
