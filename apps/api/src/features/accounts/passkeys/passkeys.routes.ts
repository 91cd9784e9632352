import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { clientInfoOf } from '../sign-in/client-info.ts';
import { setKnownDeviceCookie } from '../sign-in/known-device-cookie.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Routes for signing in with a passkey, and for the passkeys of an account. */
export function passkeyRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  // Every visit of the sign-in page asks for one, so that the browser can offer a passkey. Each is a row
  // until a minute after it expires, so that one network, which may be a gym's, has a few hundred.
  route(app, contract.beginPasskeySignIn, async () => beginPasskeySignIn(accounts), {
    limit: { name: 'passkey-challenge', points: 120, seconds: 300, by: 'address' },
  });
  route(
    app,
    contract.signInWithPasskey,
    async ({ body, request, reply }) => {
      const session = await signInWithPasskey(accounts, body.passkey, clientInfoOf(request));
      if (!isRefusal(session)) setKnownDeviceCookie(reply, accounts.config, session.user.email);
      return session;
    },
    { limit: { name: 'sign-in-passkey', points: 300, seconds: 3_600, by: 'address' } },
  );
  route(app, contract.listPasskeys, async ({ user }) => listPasskeys(accounts.db, user.id));
  route(app, contract.beginPasskey, async ({ user, body, request }) =>
    beginPasskey(accounts, user, body, clientInfoOf(request)),
  );
  route(app, contract.addPasskey, async ({ user, body, request }) =>
    addPasskey(accounts, user, body, clientInfoOf(request)),
  );
  route(app, contract.removePasskey, async ({ user, params, body, request }) =>
    removePasskey(accounts, user, params.id, body, clientInfoOf(request)),
  );
}
