import type { FastifyRequest } from 'fastify';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { MAX_VENUE_IMAGE_BYTES } from '../../../platform/storage/image-kinds.ts';
import { receiveForm } from '../../../platform/storage/receive-image.ts';
import { listVenueIds } from '../chosen-venue.store.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { findTrainer, lockTrainer, saveTrainerPhoto } from './trainers.store.ts';

/** Sets the uploaded photo of a trainer of the user's organisation; the previous one is deleted. */
export async function setTrainerPhoto(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
  request: FastifyRequest,
): Promise<PartnerTrainer | Refusal> {
  const { organisationId } = user;
  // Decided before the upload is read and decoded, and once more with the trainer locked.
  const trainer = organisationId && (await findTrainer(deps.db, organisationId, id));
  if (!trainer) return refuse('not_found');
  const form = await receiveForm(request, 'photo', MAX_VENUE_IMAGE_BYTES);
  if (isRefusal(form)) return form;
  const key = await deps.images.upload(user.id, 'trainer_photo', form.image);
  return isRefusal(key) ? key : replacePhoto(deps, user, id, key);
}

/** Removes the photo of a trainer; without one, nothing changes. */
export function removeTrainerPhoto(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
): Promise<PartnerTrainer | Refusal> {
  return replacePhoto(deps, user, id, null);
}

async function replacePhoto(
  { db, images }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  key: string | null,
): Promise<PartnerTrainer | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    // With the lock, two concurrent uploads replace each other in turn, so that each deletes one.
    const trainer = await lockTrainer(tx, organisationId, id);
    if (!trainer) return refuse('not_found');
    if (key === trainer.photo_key) return presentTrainer(trainer);
    if (key && !(await images.attach(tx, key, { ownerId: actor, kind: 'trainer_photo' })))
      return refuse('conflict');
    const saved = await saveTrainerPhoto(tx, id, key);
    if (trainer.photo_key) await images.remove(tx, trainer.photo_key);
    await audit(tx, {
      actor,
      action: key ? 'set_trainer_photo' : 'remove_trainer_photo',
      subject: { type: 'trainer', id },
      venues: await listVenueIds(tx, organisationId),
      before: { photo: trainer.photo_key !== null },
      after: { photo: key !== null },
    });
    return presentTrainer(saved);
  });
}
