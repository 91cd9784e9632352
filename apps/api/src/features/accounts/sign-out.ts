import { inTransaction } from '../../platform/database/transaction.ts';
import type { Member } from '../../platform/http/guard.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { endDevices } from './end-devices.ts';
import { revokeFamily } from './sign-in-families.store.ts';

/** Ends the session of the device that calls. */
export async function signOut(
  { db, clock, revoked }: AccountsDeps,
  { familyId }: Member,
): Promise<null> {
  await revokeFamily(db, familyId, new Date(clock.now()));
  revoked.add(familyId);
  return null;
}

/** Ends the sessions of every other device; this one fetches the new digital ID. */
export async function signOutEverywhere(
  { db, clock, revoked }: AccountsDeps,
  { id, familyId }: Member,
): Promise<null> {
  const now = new Date(clock.now());
  revoked.add(...(await inTransaction(db, (tx) => endDevices(tx, id, now, familyId))));
  return null;
}
