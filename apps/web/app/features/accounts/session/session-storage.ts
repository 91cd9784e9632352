import type { SessionUser } from './session-user.ts';

/** Local storage keys of the session, named by the specification; other tabs share them. */
export const sessionKeys = {
  accessToken: 'pulse_access_token',
  refreshToken: 'pulse_refresh_token',
  user: 'pulse_user',
} as const;

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The stored access token, or null. */
export function readAccessToken(): string | null {
  return localStorage.getItem(sessionKeys.accessToken);
}

/** The stored refresh token, or null. */
export function readRefreshToken(): string | null {
  return localStorage.getItem(sessionKeys.refreshToken);
}

/** Stores a new pair of tokens. */
export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(sessionKeys.accessToken, tokens.access_token);
  localStorage.setItem(sessionKeys.refreshToken, tokens.refresh_token);
}

/** The cached user; null when there is none or it cannot be read. */
export function readCachedUser(): SessionUser | null {
  const stored = localStorage.getItem(sessionKeys.user);
  if (!stored) return null;
  try {
    const user: SessionUser = JSON.parse(stored);
    return typeof user?.email === 'string' && user.user_metadata ? user : null;
  } catch {
    return null;
  }
}

/** Caches the signed-in user on this device. */
export function cacheUser(user: SessionUser): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
}

/** Stays on the device after a session: it says nothing about the person. */
const endedKey = 'session-ended';

/** Whether the last session on this device was ended by the server, not by signing out. */
export function readSessionEnded(): boolean {
  return localStorage.getItem(endedKey) !== null;
}

/** Stores how the last session ended, for all tabs; false also once the next one begins. */
export function storeSessionEnded(ended: boolean): void {
  if (ended) localStorage.setItem(endedKey, 'true');
  else localStorage.removeItem(endedKey);
}

/** The prefix of every local-storage key with personal data, in all features. */
const personalPrefix = 'pulse_';

/** Removes all personal data from this device; other tabs are notified by the storage event. */
export function clearSessionStorage(): void {
  const personalKeys = Object.keys(localStorage).filter((key) => key.startsWith(personalPrefix));
  for (const key of personalKeys) localStorage.removeItem(key);
}
