import type { EpochMs } from '../../time/instants.ts';
import {
  ACCESS_TOKEN_LIFETIME,
  REFRESH_REUSE_GRACE_PERIOD,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
} from './token-lifetimes.ts';

/** The refresh token state of one user session; only the newest generation is current. */
export interface RefreshTokenState {
  /** The number of the current token; each use increments it. */
  generation: number;
  /** When the user signed in. */
  createdAt: EpochMs;
  /** When the current token was issued. */
  rotatedAt: EpochMs;
  lastUsedAt: EpochMs;
  revoked: boolean;
}

/**
 * What to do with a refresh token: `rotate` issues the next one; `reissue` issues the current one
 * again, because the previous one was presented within the grace period; `reuse` revokes the
 * session, because an old token was presented; `session_ended` refuses a session that was revoked,
 * idle for too long or is 90 days old.
 */
export type RefreshDecision = 'rotate' | 'reissue' | 'reuse' | 'session_ended';

/** Decides what to do with the refresh token of the presented generation. */
export function decideRefresh(
  state: RefreshTokenState,
  presentedGeneration: number,
  now: EpochMs,
): RefreshDecision {
  // The access token issued now must be over by the end of the session as well.
  const isTooOld = now + ACCESS_TOKEN_LIFETIME > state.createdAt + SESSION_LIFETIME;
  const isIdle = now >= state.lastUsedAt + SESSION_IDLE_LIFETIME;
  if (state.revoked || isTooOld || isIdle) return 'session_ended';
  if (presentedGeneration === state.generation) return 'rotate';
  const isParent = presentedGeneration === state.generation - 1;
  return isParent && now < state.rotatedAt + REFRESH_REUSE_GRACE_PERIOD ? 'reissue' : 'reuse';
}
