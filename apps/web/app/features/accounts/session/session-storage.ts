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

export function readAccessToken(): string | null {
  return localStorage.getItem(sessionKeys.accessToken);
}

export function readRefreshToken(): string | null {
  return localStorage.getItem(sessionKeys.refreshToken);
}

/** Keeps a new pair of tokens. */
export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(sessionKeys.accessToken, tokens.access_token);
  localStorage.setItem(sessionKeys.refreshToken, tokens.refresh_token);
}

/** The user cached at the last visit; null when there is none or it cannot be read. */
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

export function cacheUser(user: SessionUser): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
}

/** Every key that holds something of a person begins like this, whichever feature keeps it. */
const personalPrefix = 'pulse_';

/** Forgets all that this device keeps of a person; other tabs hear of it through the storage event. */
export function clearSessionStorage(): void {
  const personal = Object.keys(localStorage).filter((key) => key.startsWith(personalPrefix));
  for (const key of personal) localStorage.removeItem(key);
}
