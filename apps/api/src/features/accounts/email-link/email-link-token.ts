import {
  INVITATION_LIFETIME,
  RESET_LINK_LIFETIME,
  VERIFICATION_LINK_LIFETIME,
} from '@pulse/domain';
import type { Clock } from '../../../platform/clock.ts';
import { hashToken, newToken } from '../../../platform/crypto/secret-token.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  type EmailLinkPurpose,
  insertEmailLink,
  lockEmailLink,
  markEmailLinksUsed,
} from './email-links.store.ts';

const LIFETIME_BY_PURPOSE: Record<EmailLinkPurpose, number> = {
  verify_email: VERIFICATION_LINK_LIFETIME,
  reset_password: RESET_LINK_LIFETIME,
  invitation: INVITATION_LIFETIME,
};

/** Creates the token of a link sent by email; only its hash is stored. */
export async function createEmailLink(
  tx: Tx,
  clock: Clock,
  userId: string,
  purpose: EmailLinkPurpose,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(clock.now() + LIFETIME_BY_PURPOSE[purpose]);
  await insertEmailLink(tx, { tokenHash: hashToken(token), userId, purpose, expiresAt });
  return token;
}

/**
 * Uses a link sent by email, invalidates every other one of the same purpose, and returns the id of
 * its user. Refuses one that is unknown or used (`link_invalid`) or too old (`link_expired`).
 */
export async function consumeEmailLink(
  tx: Tx,
  clock: Clock,
  token: string,
  purpose: EmailLinkPurpose,
): Promise<string | Refusal> {
  const link = await lockEmailLink(tx, hashToken(token), purpose);
  if (!link || link.used_at) return refuse('link_invalid', { purpose });
  if (link.expires_at.getTime() <= clock.now()) return refuse('link_expired', { purpose });
  await markEmailLinksUsed(tx, link.user_id, purpose, new Date(clock.now()));
  return link.user_id;
}
