import type { Member } from '../../platform/http/guard.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { listDevices } from './list-devices.ts';
import { getProfile } from './update-profile.ts';

/** Everything stored about the member: the profile, the devices, and what each feature adds. */
export async function downloadMyData(
  accounts: AccountsDeps,
  member: Member,
): Promise<Record<string, unknown> | Refusal> {
  const profile = await getProfile(accounts, member);
  if (isRefusal(profile)) return profile;
  const { items: devices } = await listDevices(accounts, member);
  return {
    profile,
    role: member.role,
    devices,
    ...(await accounts.personalData.collect(accounts.db, member.id)),
  };
}
