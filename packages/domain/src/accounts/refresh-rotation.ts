import { REFRESH_REPEAT_GRACE, SIGNED_IN_LIFETIME } from './lifetimes.ts';

/** The one live line of refresh tokens of a signed-in device. Instants are epoch milliseconds. */
export interface RefreshLine {
  /** The number of the live token; each use makes the next number. */
  generation: number;
  /** When the live token was first handed out. */
  rotatedAt: number;
  lastUsedAt: number;
  revoked: boolean;
}

/**
 * What to do with a refresh token: `rotate` hands out the next one; `repeat` hands out the live one
 * again, because its immediate parent came back within the grace; `reuse` ends the whole line,
 * because somebody kept an old token; `ended` refuses a line that was revoked or unused too long.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse' | 'ended';

/** Judges the refresh token of generation `presented`; `now` is epoch milliseconds. */
export function judgeRefresh(line: RefreshLine, presented: number, now: number): RefreshVerdict {
  if (line.revoked || now >= line.lastUsedAt + SIGNED_IN_LIFETIME) return 'ended';
  if (presented === line.generation) return 'rotate';
  const isParent = presented === line.generation - 1;
  return isParent && now < line.rotatedAt + REFRESH_REPEAT_GRACE ? 'repeat' : 'reuse';
}
