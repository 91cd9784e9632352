import { DAY, SIGNED_IN_LIFETIME } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { accountRoutes } from './accounts.routes.ts';
import { createAccountsDeps } from './accounts-deps.ts';
import { deleteOldLinks } from './mailed-links.store.ts';
import { profileRoutes } from './profile.routes.ts';
import { readSession } from './read-session.ts';
import { deleteOldFamilies } from './sign-in-families.store.ts';
import { deleteUnconfirmed } from './users.store.ts';

export { inviteUser } from './invite-user.ts';

/** How long an account may wait for its email to be confirmed. */
const UNCONFIRMED_FOR = 7 * DAY;

/** Sign-up, sign-in, sessions, password, profile. Comes first: it says who calls every other route. */
export function registerAccounts(app: FastifyInstance, deps: Deps): void {
  const accounts = createAccountsDeps(deps);
  readSession(app, accounts);
  app.addHook('onReady', () => accounts.revoked.start());
  app.addHook('onClose', () => accounts.revoked.stop());
  accountRoutes(app, accounts);
  profileRoutes(app, accounts);
  deps.jobs.every('forget-old-sessions', 86_400, async () => {
    const now = deps.clock.now();
    await deleteOldFamilies(deps.db, new Date(now - SIGNED_IN_LIFETIME));
    await deleteOldLinks(deps.db, new Date(now - DAY));
    await deleteUnconfirmed(deps.db, new Date(now - UNCONFIRMED_FOR));
  });
}
