import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { MailLimits } from '../email-link/mail-limits.ts';
import { clientInfoOf } from '../sign-in/client-info.ts';
import { setKnownDeviceCookie } from '../sign-in/known-device-cookie.ts';
import { requestSignInLink } from './request-sign-in-link.ts';
import { signInByLink } from './sign-in-by-link.ts';

/** Routes for signing in by a mailed link; the limits are shared with the other mails of an address. */
export function signInLinkRoutes(
  app: FastifyInstance,
  accounts: AccountsDeps,
  mailLimits: MailLimits,
): void {
  route(
    app,
    contract.requestSignInLink,
    async ({ body }) =>
      mailLimits.sendWithinLimit(body.email, () => requestSignInLink(accounts, body.email)),
    { limit: { name: 'sign-in-link', points: 60, seconds: 3_600, by: 'address' } },
  );
  route(app, contract.signInByLink, async ({ body, request, reply }) => {
    const session = await signInByLink(accounts, body.token, clientInfoOf(request));
    if (!isRefusal(session)) setKnownDeviceCookie(reply, accounts.config, session.user.email);
    return session;
  });
}
