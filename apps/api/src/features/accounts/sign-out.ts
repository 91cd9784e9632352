import type { Member } from '../../platform/http/guard.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { revokeFamiliesOf, revokeFamily } from './sign-in-families.store.ts';

/** Ends the session of the device that calls. */
export async function signOut(
  { db, clock, revoked }: AccountsDeps,
  { familyId }: Member,
): Promise<null> {
  await revokeFamily(db, familyId, new Date(clock.now()));
  revoked.add(familyId);
  return null;
}

/** Ends the sessions of every other device. */
export async function signOutEverywhere(
  { db, clock, revoked }: AccountsDeps,
  { id, familyId }: Member,
): Promise<null> {
  revoked.add(...(await revokeFamiliesOf(db, id, new Date(clock.now()), familyId)));
  return null;
}
