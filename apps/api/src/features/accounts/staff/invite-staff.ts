import type { inviteStaff as operation } from '@pulse/contract';
import { INVITATION_LIFETIME } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { generateUserIdentifiers } from '../users/generate-user-identifiers.ts';
import { findUserByEmail, insertUser } from '../users/users.store.ts';
import { presentStaff, type StaffMember } from './present-staff.ts';
import {
  insertInvitation,
  lockOpenInvitationOf,
  updateInvitation,
} from './staff-invitations.store.ts';

/**
 * Invites a person by email. A member keeps the account and gets the role by accepting; a user who has
 * another role, or works for or is invited by another organisation, is refused alike.
 */
export async function inviteStaff(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  { email, full_name, role }: z.output<typeof operation.body>,
  language: Language,
): Promise<StaffMember | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const userId = await findOrCreateUser(tx, { email, full_name, language });
    const refusal = await refuseUnavailable(tx, organisationId, email, new Date(now));
    if (refusal) return refusal;
    const invitation = await insertInvitation(tx, {
      organisation_id: organisationId,
      user_id: userId,
      email,
      full_name,
      role,
      invited_by: actor,
      invited_at: new Date(now),
      expires_at: new Date(now + INVITATION_LIFETIME),
    });
    // Another admin invited the same person at this moment.
    if (!invitation) return refuse('person_unavailable');
    const token = await createEmailLink(tx, deps.clock, userId, 'invitation');
    await publish(tx, {
      type: 'staff.invited',
      payload: { user_id: userId, organisation_id: organisationId, token },
    });
    await audit(tx, {
      actor,
      action: 'invite_staff',
      subject: { type: 'staff_invitation', id: invitation.id },
      after: { user_id: userId, role },
    });
    return presentStaff(invitation, now);
  });
}

async function findOrCreateUser(
  tx: Tx,
  { email, full_name, language }: { email: string; full_name: string; language: Language },
): Promise<string> {
  const inserted = await insertUser(tx, {
    email,
    fullName: full_name,
    role: 'member',
    organisationId: null,
    passwordHash: null,
    passwordSet: false,
    language,
    timeZone: undefined,
    ...generateUserIdentifiers(),
  });
  const userId = inserted ?? (await findUserByEmail(tx, email))?.id;
  if (!userId) throw new Error('the account was deleted this moment');
  return userId;
}

async function refuseUnavailable(
  tx: Tx,
  organisationId: string,
  email: string,
  now: Date,
): Promise<Refusal | null> {
  const user = await findUserByEmail(tx, email);
  if (user?.organisation_id === organisationId) return refuse('already_staff');
  if (user?.role !== 'member' || user.organisation_id) return refuse('person_unavailable');
  const open = await lockOpenInvitationOf(tx, user.id);
  if (!open) return null;
  if (open.organisation_id === organisationId) return refuse('already_staff');
  if (open.expires_at > now) return refuse('person_unavailable');
  await updateInvitation(tx, open.id, { withdrawn_at: now });
  return null;
}
