import type { Role } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { record } from '../../platform/facts/facts.ts';
import type { Language } from '../../platform/http/say.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { makeLink } from './mail-link.ts';
import { newIdentity } from './new-identity.ts';
import { revokeFamiliesOf } from './sign-in-families.store.ts';
import { findUserByEmail, forgetPassword, insertUser, saveRole } from './users.store.ts';

/** Somebody who is to work for a partner. */
interface Invitation {
  email: string;
  fullName: string;
  role: Extract<Role, 'partner_admin' | 'partner_staff'>;
  organisationId: string;
  language: Language;
}

/**
 * Makes somebody partner staff in the caller's transaction and mails an invitation that signs in.
 * An ordinary member keeps the account and the password and gets the role; a person who already has
 * another role is refused with `email_taken`. A password whose email nobody confirmed is forgotten:
 * whoever signed up with somebody else's address must not get their role. Answers the user's id.
 */
export async function inviteUser(
  tx: Tx,
  { clock }: Deps,
  { email, fullName, role, organisationId, language }: Invitation,
): Promise<string | Refusal> {
  const added = await insertUser(tx, {
    email: email.trim().toLowerCase(),
    fullName,
    role,
    organisationId,
    passwordHash: null,
    passwordSet: false,
    language,
    timeZone: undefined,
    ...newIdentity(),
  });
  const userId = added ?? (await promoteMember(tx, clock.now(), email, role, organisationId));
  if (!userId) return refuse('email_taken');
  const token = await makeLink(tx, clock, userId, 'invitation');
  await record(tx, { type: 'partner.invited', payload: { user_id: userId, token } });
  return userId;
}

// The tokens of a promoted member still say "member": signing in anew brings the role.
async function promoteMember(
  tx: Tx,
  now: number,
  email: string,
  role: Role,
  organisationId: string,
): Promise<string | null> {
  const user = await findUserByEmail(tx, email.trim());
  if (user?.role !== 'member') return null;
  await saveRole(tx, user.id, role, organisationId);
  if (!user.email_verified_at) await forgetPassword(tx, user.id);
  await revokeFamiliesOf(tx, user.id, new Date(now));
  return user.id;
}
