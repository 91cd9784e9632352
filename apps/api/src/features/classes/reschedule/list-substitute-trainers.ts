import type { substituteTrainer } from '@pulse/contract';
import { isoInstant } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findOwnSession } from '../sessions/own-sessions.store.ts';
import { listSubstitutes } from './session-flags.store.ts';

/** The trainers who could give a session instead of its own: free ones who teach it first. */
export async function listSubstituteTrainers(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<{ items: z.input<typeof substituteTrainer>[]; next_cursor: null } | Refusal> {
  const session = organisationId && (await findOwnSession(db, organisationId, id));
  if (!organisationId || !session) return refuse('not_found');
  const rows = await listSubstitutes(db, organisationId, session);
  const items = rows.map(({ busy_with, ...trainer }) => ({
    ...trainer,
    busy_with: busy_with && {
      ...busy_with,
      starts_at: isoInstant(Date.parse(busy_with.starts_at)),
    },
  }));
  return { items, next_cursor: null };
}
