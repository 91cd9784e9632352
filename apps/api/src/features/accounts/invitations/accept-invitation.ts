import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { signInWithLink } from '../email-link/sign-in-with-link.ts';
import type { SignInResult } from '../sessions/create-session.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';

/** Signs in with a partner's invitation, which confirms the address. */
export async function acceptInvitation(
  accounts: AccountsDeps,
  token: string,
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const signedIn = await signInWithLink(accounts, token, 'invitation', client);
  return isRefusal(signedIn) ? signedIn : signedIn.session;
}
