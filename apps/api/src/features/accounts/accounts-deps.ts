import { type DerivedKeys, deriveKeys } from '../../platform/crypto/derive-key.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  createRateLimitCounters,
  type RateLimitCounter,
} from '../../platform/rate-limits/rate-limit-counters.ts';
import { type AccountHooks, accountHooks } from './account-hooks.ts';
import { WRONG_CODES } from './second-factor/wrong-codes.ts';
import { type AccessTokens, createAccessTokens } from './sessions/access-tokens.ts';
import { createRevokedSessions, type RevokedSessions } from './sessions/revoked-sessions.ts';
import { createSignInLimits, type SignInLimits } from './sign-in/sign-in-limits.ts';

/** What the operations of this feature share, in addition to the dependencies of every feature. */
export interface AccountsDeps extends Deps {
  tokens: AccessTokens;
  refreshKeys: DerivedKeys;
  revokedSessions: RevokedSessions;
  signInLimits: SignInLimits;
  secondFactorCounter: RateLimitCounter;
  hooks: AccountHooks;
}

/** Creates what the operations of this feature share; called once, when the app is built. */
export function createAccountsDeps(deps: Deps): AccountsDeps {
  return {
    ...deps,
    tokens: createAccessTokens(deps.config.secrets, deps.clock),
    refreshKeys: deriveKeys(deps.config.secrets, 'refresh-token'),
    revokedSessions: createRevokedSessions(deps),
    signInLimits: createSignInLimits(deps),
    secondFactorCounter: createRateLimitCounters(deps.db, deps.config.rateLimit)(WRONG_CODES),
    hooks: accountHooks(deps),
  };
}
