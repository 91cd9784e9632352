import type { sessionUser } from '@pulse/contract';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { imageUrl } from '../../../platform/storage/images.ts';
import type { UserRow } from '../users/users.store.ts';

/** The signed-in user as in the contract. */
export function presentSessionUser(user: UserRow): z.input<typeof sessionUser> {
  const metadata = {
    role: user.role,
    password_set: user.password_set,
    partner_org_id: user.organisation_id,
  };
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    roles: [user.role],
    language: user.language,
    time_zone: user.time_zone,
    photo_url: imageUrl(user.photo_key),
    user_metadata: { full_name: user.full_name, ...metadata },
    app_metadata: metadata,
  };
}

/** The user as authenticated by an access token. */
export function authenticatedUserOf(user: UserRow, sessionId: string): AuthenticatedUser {
  return {
    id: user.id,
    role: user.role,
    organisationId: user.organisation_id,
    sessionId,
    language: user.language,
  };
}
