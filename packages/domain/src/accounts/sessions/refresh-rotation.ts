import type { EpochMs } from '../../time/instants.ts';
import { REFRESH_REUSE_GRACE_PERIOD, SESSION_IDLE_LIFETIME } from './token-lifetimes.ts';

/** The one live line of refresh tokens of a signed-in device. Instants are epoch milliseconds. */
export interface RefreshTokenState {
  /** The number of the live token; each use makes the next number. */
  generation: number;
  /** When the live token was first handed out. */
  rotatedAt: EpochMs;
  lastUsedAt: EpochMs;
  revoked: boolean;
}

/**
 * What to do with a refresh token: `rotate` hands out the next one; `repeat` hands out the live one
 * again, because its immediate parent came back within the grace; `reuse` ends the whole line,
 * because somebody kept an old token; `ended` refuses a line that was revoked or unused too long.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'ended';

/** Judges the refresh token of generation `presented`; `now` is epoch milliseconds. */
export function decideRefresh(
  state: RefreshTokenState,
  presentedGeneration: number,
  now: EpochMs,
): RefreshDecision {
  if (state.revoked || now >= state.lastUsedAt + SESSION_IDLE_LIFETIME) return 'ended';
  if (presentedGeneration === state.generation) return 'rotate';
  const isParent = presentedGeneration === state.generation - 1;
  return isParent && now < state.rotatedAt + REFRESH_REUSE_GRACE_PERIOD ? 'repeat' : 'reuse';
}
