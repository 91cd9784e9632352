import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { withUploads } from '../../platform/storage/receive-picture.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { placeOf } from './caller-place.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadMyData } from './download-my-data.ts';
import { listDevices } from './list-devices.ts';
import { removePhoto, setPhoto } from './set-photo.ts';
import { signOutEverywhere } from './sign-out.ts';
import { getProfile, updateProfile } from './update-profile.ts';

/** The member's own profile, devices and data. */
export function profileRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  route(app, contract.getProfile, async ({ user }) => getProfile(accounts, user));
  route(app, contract.updateProfile, async ({ user, body }) => updateProfile(accounts, user, body));
  withUploads(app, (uploads) =>
    route(
      uploads,
      contract.setPhoto,
      async ({ user, request }) => setPhoto(accounts, user, request),
      { limit: { name: 'set-photo', points: 30, seconds: 3_600, by: 'account' } },
    ),
  );
  route(app, contract.removePhoto, async ({ user }) => removePhoto(accounts, user));
  route(app, contract.listDevices, async ({ user }) => listDevices(accounts, user));
  route(app, contract.signOutEverywhere, async ({ user }) => signOutEverywhere(accounts, user));
  route(app, contract.downloadMyData, async ({ user }) => downloadMyData(accounts, user), {
    limit: { name: 'download-my-data', points: 20, seconds: 3_600, by: 'account' },
  });
  route(app, contract.deleteAccount, async ({ user, body, request }) =>
    deleteAccount(accounts, user, body.password, placeOf(request)),
  );
}
