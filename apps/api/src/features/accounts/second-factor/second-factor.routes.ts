import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { clientInfoOf } from '../sign-in/client-info.ts';
import { setKnownDeviceCookie } from '../sign-in/known-device-cookie.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { switchOffSecondFactor } from './switch-off-second-factor.ts';

/** Routes for setting up a second factor, and for the step of signing in that asks for it. */
export function secondFactorRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  route(app, contract.signInWithCode, async ({ body, request, reply }) => {
    const session = await signInWithCode(accounts, body, clientInfoOf(request));
    if (!isRefusal(session)) setKnownDeviceCookie(reply, accounts.config, session.user.email);
    return session;
  });
  route(app, contract.getSecondFactor, async ({ user }) => getSecondFactor(accounts, user));
  route(app, contract.beginSecondFactor, async ({ user, body, request }) =>
    beginSecondFactor(accounts, user, body, clientInfoOf(request)),
  );
  route(app, contract.confirmSecondFactor, async ({ user, body, request }) =>
    confirmSecondFactor(accounts, user, body.code, clientInfoOf(request)),
  );
  route(app, contract.switchOffSecondFactor, async ({ user, body, request }) =>
    switchOffSecondFactor(accounts, user, body, clientInfoOf(request)),
  );
}
