import * as contract from '@pulse/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { MailLimits } from './email-link/mail-limits.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { setPassword } from './password/set-password.ts';
import type { SignInResult } from './sessions/create-session.ts';
import { getSessionUser } from './sessions/get-session-user.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { signOut } from './sessions/sign-out.ts';
import { clientInfoOf } from './sign-in/client-info.ts';
import { setKnownDeviceCookie } from './sign-in/known-device-cookie.ts';
import { signIn } from './sign-in/sign-in.ts';
import { correctEmail } from './sign-up/correct-email.ts';
import { resendVerification } from './sign-up/resend-verification.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

/** Routes for signing up, signing in and out, and the links in emails. */
export function accountRoutes(
  app: FastifyInstance,
  accounts: AccountsDeps,
  mailLimiter: MailLimits,
): void {
  const rememberKnownDevice = <S extends SignInResult>(
    reply: FastifyReply,
    session: S | Refusal,
  ) => {
    if (!isRefusal(session)) setKnownDeviceCookie(reply, accounts.config, session.user.email);
    return session;
  };

  route(app, contract.signUp, async ({ body, language }) => signUp(accounts, body, language), {
    limit: { name: 'sign-up', points: 100, seconds: 3_600, by: 'address' },
  });
  route(app, contract.signIn, async ({ body, request, reply }) =>
    rememberKnownDevice(reply, await signIn(accounts, body, clientInfoOf(request))),
  );
  route(app, contract.refreshTokens, async ({ body, request }) =>
    refreshSession(accounts, body.refresh_token, clientInfoOf(request)),
  );
  route(app, contract.signOut, async ({ user }) => signOut(accounts, user));
  route(app, contract.getSessionUser, async ({ user }) => getSessionUser(accounts, user));
  route(app, contract.updateSessionUser, async ({ user, body, request, reply }) =>
    rememberKnownDevice(reply, await setPassword(accounts, user, body, clientInfoOf(request))),
  );
  route(app, contract.verifyEmail, async ({ body, request, reply }) =>
    rememberKnownDevice(reply, await verifyEmail(accounts, body.token, clientInfoOf(request))),
  );
  route(app, contract.acceptInvitation, async ({ body, request, reply }) =>
    rememberKnownDevice(reply, await acceptInvitation(accounts, body.token, clientInfoOf(request))),
  );
  route(
    app,
    contract.resendVerification,
    async ({ body }) =>
      mailLimiter.sendWithinLimit(body.email, () => resendVerification(accounts, body)),
    { limit: { name: 'resend-verification', points: 60, seconds: 3_600, by: 'address' } },
  );
  route(
    app,
    contract.correctEmail,
    async ({ body, request }) => correctEmail(accounts, mailLimiter, body, clientInfoOf(request)),
    { limit: { name: 'correct-email', points: 60, seconds: 3_600, by: 'address' } },
  );
  route(
    app,
    contract.forgotPassword,
    async ({ body }) =>
      mailLimiter.sendWithinLimit(body.email, () => forgotPassword(accounts, body.email)),
    { limit: { name: 'forgot-password', points: 60, seconds: 3_600, by: 'address' } },
  );
  route(app, contract.resetPassword, async ({ body, request, reply }) => {
    const user = await resetPassword(accounts, body, clientInfoOf(request));
    if (isRefusal(user)) return user;
    // The reader of the email owns the account, so this device is known from now on.
    setKnownDeviceCookie(reply, accounts.config, user.email);
    return null;
  });
}
