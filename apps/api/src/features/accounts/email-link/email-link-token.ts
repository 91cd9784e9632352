import {
  EMAIL_CHANGE_LINK_LIFETIME,
  EMAIL_RESTORE_LINK_LIFETIME,
  INVITATION_LIFETIME,
  RESET_LINK_LIFETIME,
  SIGN_IN_LINK_LIFETIME,
  VERIFICATION_LINK_LIFETIME,
} from '@pulse/domain';
import type { Clock } from '../../../platform/clock.ts';
import { hashToken, newToken } from '../../../platform/crypto/secret-token.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  type EmailLinkContent,
  type EmailLinkPurpose,
  insertEmailLink,
  lockEmailLink,
  markEmailLinksUsed,
} from './email-links.store.ts';

const LIFETIME_BY_PURPOSE: Record<EmailLinkPurpose, number> = {
  verify_email: VERIFICATION_LINK_LIFETIME,
  reset_password: RESET_LINK_LIFETIME,
  invitation: INVITATION_LIFETIME,
  sign_in: SIGN_IN_LINK_LIFETIME,
  change_email: EMAIL_CHANGE_LINK_LIFETIME,
  restore_email: EMAIL_RESTORE_LINK_LIFETIME,
};

/** Of these only the newest link works. */
const ONE_AT_A_TIME: readonly EmailLinkPurpose[] = ['reset_password', 'sign_in', 'change_email'];

/**
 * Creates the token of a link sent by email; only its hash is stored. A confirmation link carries the
 * class that its user wants to book, one that moves the account its address.
 */
export async function createEmailLink(
  tx: Tx,
  clock: Clock,
  userId: string,
  purpose: EmailLinkPurpose,
  content: EmailLinkContent = {},
): Promise<string> {
  const token = newToken();
  if (ONE_AT_A_TIME.includes(purpose))
    await markEmailLinksUsed(tx, userId, [purpose], new Date(clock.now()));
  const expiresAt = new Date(clock.now() + LIFETIME_BY_PURPOSE[purpose]);
  await insertEmailLink(tx, {
    tokenHash: hashToken(token),
    userId,
    purpose,
    expiresAt,
    ...content,
  });
  return token;
}

/** Of these a person needs one to sign in: once it was used, none sent before it works. */
const SIGNING_IN: readonly EmailLinkPurpose[] = ['verify_email', 'sign_in'];

/** Whose link was used, and what it carried. */
interface UsedEmailLink {
  userId: string;
  classSessionId: string | null;
  email: string | null;
  sessionId: string | null;
}

/**
 * Uses a link sent by email, invalidates every other one of the same purpose (one that signs in, every
 * other one that does), and returns its user and what it carries. Refuses one that is unknown or used
 * (`link_invalid`) or too old (`link_expired`). Its class is in the details, because the user with the
 * link should not lose it, and whether the address it was to confirm is confirmed.
 */
export async function consumeEmailLink(
  tx: Tx,
  clock: Clock,
  token: string,
  purpose: EmailLinkPurpose,
): Promise<UsedEmailLink | Refusal> {
  const link = await lockEmailLink(tx, hashToken(token), purpose);
  if (!link) return refuse('link_invalid', { purpose });
  const details = {
    purpose,
    ...(link.class_session_id && { class_session_id: link.class_session_id }),
    ...(purpose === 'verify_email' && link.confirmed_at && { confirmed: true }),
  };
  if (link.used_at) return refuse('link_invalid', details);
  if (link.expires_at.getTime() <= clock.now()) return refuse('link_expired', details);
  const replaced = SIGNING_IN.includes(purpose) ? SIGNING_IN : [purpose];
  await markEmailLinksUsed(tx, link.user_id, replaced, new Date(clock.now()));
  const { user_id: userId, class_session_id: classSessionId, session_id: sessionId } = link;
  return { userId, classSessionId, email: link.email, sessionId };
}
