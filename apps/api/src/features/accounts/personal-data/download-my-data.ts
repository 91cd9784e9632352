import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { getProfile } from '../profile/get-profile.ts';
import { listSessions } from '../sessions/list-sessions.ts';

/** Everything stored about the member: the profile, the sessions, and what each feature adds. */
export async function downloadMyData(
  accounts: AccountsDeps,
  user: AuthenticatedUser,
): Promise<Record<string, unknown> | Refusal> {
  const profile = await getProfile(accounts, user);
  if (isRefusal(profile)) return profile;
  const { items: sessions } = await listSessions(accounts, user);
  return {
    profile,
    role: user.role,
    sessions,
    ...(await accounts.personalData.collect(accounts.db, user.id)),
  };
}
