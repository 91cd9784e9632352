import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { MailLimits } from '../email-link/mail-limits.ts';
import { clientInfoOf } from '../sign-in/client-info.ts';
import { setKnownDeviceCookie } from '../sign-in/known-device-cookie.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { restoreEmail } from './restore-email.ts';

/** Routes for moving an account to another address, and for taking it back. */
export function changeEmailRoutes(
  app: FastifyInstance,
  accounts: AccountsDeps,
  mailLimits: MailLimits,
): void {
  route(
    app,
    contract.requestEmailChange,
    async ({ user, body, request }) =>
      requestEmailChange(accounts, mailLimits, user, body, clientInfoOf(request)),
    { limit: { name: 'change-email', points: 20, seconds: 3_600, by: 'account' } },
  );
  route(app, contract.confirmEmailChange, async ({ body, request, reply }) => {
    const changed = await confirmEmailChange(accounts, body.token, clientInfoOf(request));
    // The reader of the email owns the account, so this device is known from now on.
    if (!isRefusal(changed)) setKnownDeviceCookie(reply, accounts.config, changed.email);
    return changed;
  });
  route(app, contract.restoreEmail, async ({ body, request, reply }) => {
    const restored = await restoreEmail(accounts, body.token, clientInfoOf(request));
    if (!isRefusal(restored)) setKnownDeviceCookie(reply, accounts.config, restored.email);
    return restored;
  });
}
