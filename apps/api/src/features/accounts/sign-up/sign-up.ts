import type { signUp as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { hashPassword } from '../password/password-hash.ts';
import { refuseGuessablePassword } from '../password/refuse-guessable-password.ts';
import { generateUserIdentifiers } from '../users/generate-user-identifiers.ts';
import { insertUser } from '../users/users.store.ts';

/**
 * Creates a member's account and requests the verification email, whose link carries the class that
 * the member wants to book; an unknown or past one is ignored. Refuses `email_taken`, and a password
 * that is easily guessed.
 */
export async function signUp(
  { db, clock, hooks }: AccountsDeps,
  command: z.output<typeof operation.body>,
  language: Language,
): Promise<{ email: string } | Refusal> {
  const guessable = await refuseGuessablePassword(command.password, {
    email: command.email,
    fullName: command.full_name,
  });
  if (guessable) return guessable;
  const passwordHash = await hashPassword(command.password);
  const chosen = command.class_session_id
    ? await hooks.findClassToBook(db, command.class_session_id)
    : null;
  const classSessionId = chosen?.class_session_id ?? null;
  return inTransaction(db, async (tx) => {
    const userId = await insertUser(tx, {
      email: command.email,
      fullName: command.full_name,
      role: 'member',
      organisationId: null,
      passwordHash,
      passwordSet: true,
      language: command.language ?? language,
      timeZone: command.time_zone,
      ...generateUserIdentifiers(),
    });
    if (!userId) return refuse('email_taken');
    const token = await createEmailLink(tx, clock, userId, 'verify_email', { classSessionId });
    await publish(tx, { type: 'account.signed_up', payload: { user_id: userId, token } });
    return { email: command.email };
  });
}
