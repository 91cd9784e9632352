import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import type { ImageKind } from '../../src/platform/storage/image-kinds.ts';
import { anImage } from '../fixtures/malicious-images.ts';
import { aMember } from './accounts.ts';

/** Uploads an image as a new user and attaches it; returns its key. */
export async function anAttachedImage(deps: Deps, kind: ImageKind): Promise<string> {
  const { id: ownerId } = await aMember(deps);
  const key = await deps.images.upload(ownerId, kind, await anImage());
  if (isRefusal(key)) throw new Error(key.code);
  await inTransaction(deps.db, (tx) => deps.images.attach(tx, key, { ownerId, kind }));
  return key;
}
