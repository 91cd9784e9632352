import { isoInstant } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { listVenueIds } from '../chosen-venue.store.ts';
import { type TrainerClasses, venueHooks } from '../venue-hooks.ts';
import { chooseTrainer } from './choose-trainer.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { lockTrainer, type TrainerRow, updateTrainer } from './trainers.store.ts';

/**
 * Archives a trainer, whose past classes keep the name. Refused with the classes still to come, unless
 * `substitute` takes them over: another trainer, or null for none. Archiving twice is harmless.
 */
export async function archiveTrainer(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { substitute_id: substitute }: { substitute_id?: string | null },
): Promise<PartnerTrainer | Refusal> {
  if (!organisationId) return refuse('not_found');
  const hooks = venueHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const trainer = await lockBoth(tx, organisationId, id, substitute);
    if (isRefusal(trainer)) return trainer;
    if (trainer.archived_at) return presentTrainer(trainer);
    const now = new Date(deps.clock.now());
    const classes = await hooks.lockTrainerClasses(tx, id, now);
    const { sessions, templates } = classes;
    if (sessions + templates > 0) {
      if (substitute === undefined) return refuse('trainer_has_classes', nameClasses(classes));
      await hooks.replaceTrainer(tx, id, substitute, now);
    }
    const archived = await updateTrainer(tx, id, { archived_at: now });
    await audit(tx, {
      actor,
      action: 'archive_trainer',
      subject: { type: 'trainer', id },
      venues: await listVenueIds(tx, organisationId),
      before: { archived: false, sessions, templates },
      after: { archived: true, substitute_id: substitute ?? null },
    });
    return presentTrainer(archived);
  });
}

// In the order of their ids, so that two trainers who replace each other do not wait for each other.
async function lockBoth(
  tx: Tx,
  organisationId: string,
  id: string,
  substitute: string | null | undefined,
): Promise<TrainerRow | Refusal> {
  const field = 'substitute_id';
  if (substitute?.toLowerCase() === id.toLowerCase())
    return refuse('validation_failed', { field, fault: 'trainer_unknown' });
  const lockSubstitute = async () =>
    substitute ? chooseTrainer(tx, organisationId, substitute, field) : null;
  const first =
    substitute && substitute.toLowerCase() < id.toLowerCase() ? await lockSubstitute() : null;
  if (isRefusal(first)) return first;
  const trainer = await lockTrainer(tx, organisationId, id);
  if (!trainer) return refuse('not_found');
  const second = first ? null : await lockSubstitute();
  return isRefusal(second) ? second : trainer;
}

function nameClasses({ sessions, templates, classes }: TrainerClasses) {
  return {
    sessions,
    templates,
    classes: classes.map(({ title, starts_at, time_zone }) => ({
      title,
      starts_at: isoInstant(starts_at.getTime()),
      time_zone,
    })),
  };
}
