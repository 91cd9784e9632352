import type { verifyEmail as operation } from '@pulse/contract';
import type { z } from 'zod';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { signInWithLink } from '../email-link/sign-in-with-link.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';

type EmailVerified = z.input<(typeof operation.responses)[200]>;

/**
 * Confirms an address with the mailed token and signs in, on whatever device. Returns the class that
 * was chosen before signing up, unless it is over or cancelled by now.
 */
export async function verifyEmail(
  accounts: AccountsDeps,
  token: string,
  client: ClientInfo,
): Promise<EmailVerified | Refusal> {
  const signedIn = await signInWithLink(accounts, token, 'verify_email', client);
  if (isRefusal(signedIn)) return signedIn;
  const { session, classSessionId } = signedIn;
  const class_to_book = classSessionId
    ? await accounts.hooks.findClassToBook(accounts.db, classSessionId)
    : null;
  return { ...session, class_to_book };
}
