import type { profile } from '@pulse/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { receivePicture } from '../../platform/storage/receive-picture.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { presentProfile } from './present-profile.ts';
import { lockUser, savePhoto } from './users.store.ts';

type Profile = z.input<typeof profile>;

/** Gives the member the uploaded photo; the one before is dropped with the same commit. */
export async function setPhoto(
  accounts: AccountsDeps,
  { id }: Member,
  request: FastifyRequest,
): Promise<Profile | Refusal> {
  const upload = await receivePicture(request, 'photo');
  if (isRefusal(upload)) return upload;
  const key = await accounts.pictures.take(id, 'profile_photo', upload);
  return isRefusal(key) ? key : replacePhoto(accounts, id, key);
}

/** Takes the member's photo away; without one, nothing changes. */
export function removePhoto(accounts: AccountsDeps, { id }: Member): Promise<Profile | Refusal> {
  return replacePhoto(accounts, id, null);
}

async function replacePhoto(
  { db, config, pictures }: AccountsDeps,
  id: string,
  key: string | null,
): Promise<Profile | Refusal> {
  return inTransaction(db, async (tx) => {
    // The lock lets two uploads at once replace each other in turn, so that each drops one.
    const before = await lockUser(tx, id);
    if (!before) return refuse('unauthenticated');
    if (key && !(await pictures.keep(tx, key, { ownerId: id, kind: 'profile_photo' })))
      return refuse('conflict');
    const user = await savePhoto(tx, id, key);
    if (before.photo_key) await pictures.drop(tx, before.photo_key);
    return presentProfile(user, config);
  });
}
