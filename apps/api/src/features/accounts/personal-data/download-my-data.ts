import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { getProfile } from '../profile/update-profile.ts';
import { listSessions } from '../sessions/list-sessions.ts';

/** Everything stored about the member: the profile, the devices, and what each feature adds. */
export async function downloadMyData(
  accounts: AccountsDeps,
  member: AuthenticatedUser,
): Promise<Record<string, unknown> | Refusal> {
  const profile = await getProfile(accounts, member);
  if (isRefusal(profile)) return profile;
  const { items: sessions } = await listSessions(accounts, member);
  return {
    profile,
    role: member.role,
    sessions,
    ...(await accounts.personalData.collect(accounts.db, member.id)),
  };
}
