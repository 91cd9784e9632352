import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { markEmailLinksUsed } from '../email-link/email-links.store.ts';
import { findUserByEmail, lockUser } from '../users/users.store.ts';

/**
 * Mails a partner's invitation again in the caller's transaction; earlier links stop working. Refused
 * when the person has left the organisation (`conflict`) or can sign in with a password already
 * (`invitation_accepted`): a user who opened a link and set no password yet can be invited again.
 */
export async function resendInvitation(
  tx: Tx,
  { clock }: Deps,
  { email, organisationId }: { email: string; organisationId: string },
): Promise<null | Refusal> {
  const found = await findUserByEmail(tx, email.trim());
  // The links before the user, as accepting an invitation does.
  if (found) await markEmailLinksUsed(tx, found.id, ['invitation'], new Date(clock.now()));
  const user = found && (await lockUser(tx, found.id));
  if (user?.organisation_id !== organisationId) return refuse('conflict', {});
  if (user.email_verified_at && user.password_set) return refuse('invitation_accepted');
  const token = await createEmailLink(tx, clock, user.id, 'invitation');
  await publish(tx, { type: 'partner.invited', payload: { user_id: user.id, token } });
  return null;
}
