import { SIGNED_IN_LIFETIME } from '@pulse/domain';
import type { Member } from '../../platform/http/guard.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { listLiveFamilies } from './sign-in-families.store.ts';

/** The devices on which the member is signed in, the calling one marked. */
export async function listDevices({ db, clock }: AccountsDeps, { id, familyId }: Member) {
  const families = await listLiveFamilies(db, id, new Date(clock.now() - SIGNED_IN_LIFETIME));
  const items = families.map((family) => ({
    id: family.id,
    user_agent: family.user_agent,
    created_at: family.created_at.toISOString(),
    last_used_at: family.last_used_at.toISOString(),
    current: family.id === familyId,
  }));
  return { items, next_cursor: null };
}
