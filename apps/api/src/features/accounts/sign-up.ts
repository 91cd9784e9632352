import type { signUp as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { record } from '../../platform/facts/facts.ts';
import type { Language } from '../../platform/http/say.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { makeLink } from './mail-link.ts';
import { newIdentity } from './new-identity.ts';
import { hashPassword } from './password-hash.ts';
import { insertUser } from './users.store.ts';

/** Opens a member's account and asks for the verification mail; refuses `email_taken`. */
export async function signUp(
  { db, clock }: AccountsDeps,
  wish: z.output<typeof operation.body>,
  language: Language,
): Promise<{ email: string } | Refusal> {
  const passwordHash = await hashPassword(wish.password);
  return inTransaction(db, async (tx) => {
    const userId = await insertUser(tx, {
      email: wish.email,
      fullName: wish.full_name,
      role: 'member',
      organisationId: null,
      passwordHash,
      passwordSet: true,
      language: wish.language ?? language,
      timeZone: wish.time_zone,
      ...newIdentity(),
    });
    if (!userId) return refuse('email_taken');
    const token = await makeLink(tx, clock, userId, 'verify_email');
    await record(tx, { type: 'account.signed_up', payload: { user_id: userId, token } });
    return { email: wish.email };
  });
}
