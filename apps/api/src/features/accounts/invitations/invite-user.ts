import type { EpochMs, Role } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import { generateUserIdentifiers } from '../users/generate-user-identifiers.ts';
import { clearPassword, findUserByEmail, insertUser, saveRole } from '../users/users.store.ts';

/** A person who is to work for a partner. */
interface Invitation {
  email: string;
  fullName: string;
  role: Extract<Role, 'partner_admin' | 'partner_staff'>;
  organisationId: string;
  language: Language;
}

/**
 * Creates partner staff in the caller's transaction and requests an invitation email that signs in.
 * An existing member keeps the account and the password and gets the role; a person with any other
 * role is refused with `email_taken`. A password of an unconfirmed email is removed: a person who signed
 * up with another person's address must not get the role. Returns the user's id.
 */
export async function inviteUser(
  tx: Tx,
  { clock }: Deps,
  { email, fullName, role, organisationId, language }: Invitation,
): Promise<string | Refusal> {
  const insertedId = await insertUser(tx, {
    email: email.trim().toLowerCase(),
    fullName,
    role,
    organisationId,
    passwordHash: null,
    passwordSet: false,
    language,
    timeZone: undefined,
    ...generateUserIdentifiers(),
  });
  const userId = insertedId ?? (await promoteMember(tx, clock.now(), email, role, organisationId));
  if (!userId) return refuse('email_taken');
  const token = await createEmailLink(tx, clock, userId, 'invitation');
  await publish(tx, { type: 'partner.invited', payload: { user_id: userId, token } });
  return userId;
}

// Access tokens of a promoted member still have the role member, so the sessions are revoked.
async function promoteMember(
  tx: Tx,
  now: EpochMs,
  email: string,
  role: Role,
  organisationId: string,
): Promise<string | null> {
  const user = await findUserByEmail(tx, email.trim());
  if (user?.role !== 'member') return null;
  await saveRole(tx, user.id, role, organisationId);
  if (!user.email_verified_at) await clearPassword(tx, user.id);
  await revokeUserSessionsOf(tx, user.id, new Date(now));
  return user.id;
}
