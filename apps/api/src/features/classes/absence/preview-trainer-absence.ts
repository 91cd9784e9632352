import type { previewTrainerAbsence as operation } from '@pulse/contract';
import { suggestSubstitutes, wallTimeOfMinute } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { isOwnTrainer, listSessionsToCover } from './absent-trainer.store.ts';

/** What a trainer gives on some days, and who could give it instead; changes nothing. */
export async function previewTrainerAbsence(
  { db, clock }: Deps,
  { organisationId }: AuthenticatedUser,
  trainerId: string,
  { first_date: first, last_date: last }: z.output<typeof operation.body>,
): Promise<z.input<(typeof operation.responses)[200]> | Refusal> {
  if (!organisationId || !(await isOwnTrainer(db, organisationId, trainerId)))
    return refuse('not_found');
  const whose = { organisationId, trainerId };
  const rows = await listSessionsToCover(db, whose, { first, last }, new Date(clock.now()));
  const suggested = suggestSubstitutes(
    rows.map(({ id, starts_at, ends_at, substitutes: free }) => ({
      id,
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
      free,
    })),
  );
  return {
    sessions: rows.map(({ local_minute, starts_at, ends_at, ...row }) => ({
      ...row,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      local_start: wallTimeOfMinute(local_minute),
      suggested_trainer_id: suggested.get(row.id) ?? null,
    })),
  };
}
