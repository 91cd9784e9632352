import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import { withUploads } from '../../../platform/storage/receive-image.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { deleteAccount } from '../personal-data/delete-account.ts';
import { downloadMyData } from '../personal-data/download-my-data.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions.ts';
import { clientInfoOf } from '../sign-in/client-info.ts';
import { getProfile } from './get-profile.ts';
import { removePhoto, setPhoto } from './set-photo.ts';
import { updateProfile } from './update-profile.ts';

/** Routes for the member's own profile, sessions and personal data. */
export function profileRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  route(app, contract.getProfile, async ({ user }) => getProfile(accounts, user));
  route(app, contract.updateProfile, async ({ user, body }) => updateProfile(accounts, user, body));
  withUploads(app, (uploadScope) =>
    route(
      uploadScope,
      contract.setPhoto,
      async ({ user, request }) => setPhoto(accounts, user, request),
      { limit: { name: 'set-photo', points: 30, seconds: 3_600, by: 'account' } },
    ),
  );
  route(app, contract.removePhoto, async ({ user }) => removePhoto(accounts, user));
  route(app, contract.listSessions, async ({ user }) => listSessions(accounts, user));
  route(app, contract.revokeOtherSessions, async ({ user }) => revokeOtherSessions(accounts, user));
  route(app, contract.downloadMyData, async ({ user }) => downloadMyData(accounts, user), {
    limit: { name: 'download-my-data', points: 20, seconds: 3_600, by: 'account' },
  });
  route(app, contract.deleteAccount, async ({ user, body, request }) =>
    deleteAccount(accounts, user, body.password, clientInfoOf(request)),
  );
}
