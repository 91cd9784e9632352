import type { profile } from '@pulse/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { receiveImage } from '../../../platform/storage/receive-image.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { lockUser, savePhoto } from '../users/users.store.ts';
import { presentProfile } from './present-profile.ts';

type Profile = z.input<typeof profile>;

/** Sets the uploaded photo of the member; the previous one is deleted in the same transaction. */
export async function setPhoto(
  accounts: AccountsDeps,
  { id }: AuthenticatedUser,
  request: FastifyRequest,
): Promise<Profile | Refusal> {
  const upload = await receiveImage(request, 'photo');
  if (isRefusal(upload)) return upload;
  const key = await accounts.images.upload(id, 'profile_photo', upload);
  return isRefusal(key) ? key : replacePhoto(accounts, id, key);
}

/** Removes the member's photo; without one, nothing changes. */
export function removePhoto(
  accounts: AccountsDeps,
  { id }: AuthenticatedUser,
): Promise<Profile | Refusal> {
  return replacePhoto(accounts, id, null);
}

async function replacePhoto(
  { db, config, images }: AccountsDeps,
  id: string,
  key: string | null,
): Promise<Profile | Refusal> {
  return inTransaction(db, async (tx) => {
    // With the lock, two concurrent uploads replace each other in turn, so that each deletes one
    // photo.
    const previous = await lockUser(tx, id);
    if (!previous) return refuse('unauthenticated');
    if (key && !(await images.attach(tx, key, { ownerId: id, kind: 'profile_photo' })))
      return refuse('conflict');
    const user = await savePhoto(tx, id, key);
    if (previous.photo_key) await images.remove(tx, previous.photo_key);
    return presentProfile(user, config);
  });
}
