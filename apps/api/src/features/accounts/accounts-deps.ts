import { deriveKey } from '../../platform/crypto/derive-key.ts';
import type { Deps } from '../../platform/deps.ts';
import { type AccountHooks, accountHooks } from './account-hooks.ts';
import { type AccessTokens, createAccessTokens } from './sessions/access-tokens.ts';
import { createRevokedSessions, type RevokedSessions } from './sessions/revoked-sessions.ts';
import { createSignInLimits, type SignInLimits } from './sign-in/sign-in-limits.ts';

/** What the operations of this feature share, in addition to the dependencies of every feature. */
export interface AccountsDeps extends Deps {
  tokens: AccessTokens;
  refreshKey: Uint8Array;
  revokedSessions: RevokedSessions;
  signInLimits: SignInLimits;
  hooks: AccountHooks;
}

/** Creates what the operations of this feature share; called once, when the app is built. */
export function createAccountsDeps(deps: Deps): AccountsDeps {
  return {
    ...deps,
    tokens: createAccessTokens(deps.config.secret, deps.clock),
    refreshKey: deriveKey(deps.config.secret, 'refresh-token'),
    revokedSessions: createRevokedSessions(deps),
    signInLimits: createSignInLimits(deps),
    hooks: accountHooks(deps),
  };
}
