import * as contract from '@pulse/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { placeOf } from './caller-place.ts';
import { rememberDevice } from './device-cookie.ts';
import { getSessionUser } from './get-session-user.ts';
import { mailLimits } from './mail-limits.ts';
import type { SignedIn } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { resendVerification, signInWithLink } from './verify-email.ts';

/** Signing up, in and out, and everything a mailed link does. */
export function accountRoutes(app: FastifyInstance, accounts: AccountsDeps): void {
  const mails = mailLimits(accounts);
  const knowDevice = (reply: FastifyReply, session: SignedIn | Refusal) => {
    if (!isRefusal(session)) rememberDevice(reply, accounts.config, session.user.email);
    return session;
  };

  route(app, contract.signUp, async ({ body, language }) => signUp(accounts, body, language), {
    limit: { name: 'sign-up', points: 100, seconds: 3_600, by: 'address' },
  });
  route(app, contract.signIn, async ({ body, request, reply }) =>
    knowDevice(reply, await signIn(accounts, body, placeOf(request))),
  );
  route(app, contract.refreshTokens, async ({ body }) =>
    refreshSession(accounts, body.refresh_token),
  );
  route(app, contract.signOut, async ({ user }) => signOut(accounts, user));
  route(app, contract.getSessionUser, async ({ user }) => getSessionUser(accounts, user));
  route(app, contract.updateSessionUser, async ({ user, body, request, reply }) =>
    knowDevice(reply, await setPassword(accounts, user, body, placeOf(request))),
  );
  route(app, contract.verifyEmail, async ({ body, request, reply }) =>
    knowDevice(reply, await signInWithLink(accounts, body.token, 'verify_email', placeOf(request))),
  );
  route(app, contract.acceptInvitation, async ({ body, request, reply }) =>
    knowDevice(reply, await signInWithLink(accounts, body.token, 'invitation', placeOf(request))),
  );
  route(
    app,
    contract.resendVerification,
    async ({ body }) =>
      mails.unlessTooMany(body.email, () => resendVerification(accounts, body.email)),
    { limit: { name: 'resend', points: 60, seconds: 3_600, by: 'address' } },
  );
  route(
    app,
    contract.forgotPassword,
    async ({ body }) => mails.unlessTooMany(body.email, () => forgotPassword(accounts, body.email)),
    { limit: { name: 'forgot', points: 60, seconds: 3_600, by: 'address' } },
  );
  route(app, contract.resetPassword, async ({ body, reply }) => {
    const user = await resetPassword(accounts, body);
    if (isRefusal(user)) return user;
    // Whoever read the mail owns the account: this device is known from now on.
    rememberDevice(reply, accounts.config, user.email);
    return null;
  });
}
