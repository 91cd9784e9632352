import { bindDraftsToUser } from '../../../ui/forms/drafts.ts';
import {
  cacheUser,
  clearSessionStorage,
  readAccessToken,
  readCachedUser,
  sessionKeys,
  storeTokens,
  type Tokens,
} from './session-storage.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  /** `loading` until a token without a cached user has been checked by the server. */
  status: 'loading' | 'ready';
  user: SessionUser | null;
  /** Where somebody who signed out wanted to land. */
  redirectTo?: string;
}

const signedOutSession: Session = { status: 'ready', user: null };
const listeners = new Set<() => void>();
let session: Session | undefined;
let signOutRedirect: string | undefined;

/** Without a token nobody is signed in; with one, the cached user is restored without waiting. */
function restoreSession(): Session {
  if (!readAccessToken()) return signedOutSession;
  const user = readCachedUser();
  return user ? { status: 'ready', user } : { status: 'loading', user: null };
}

export function readSession(): Session {
  session ??= restoreSession();
  return session;
}

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Signs a person in on this device. */
export function startSession(tokens: Tokens, user: SessionUser): void {
  storeTokens(tokens);
  storeUser(user);
}

/** Keeps what the server says about the signed-in user. */
export function storeUser(user: SessionUser): void {
  cacheUser(user);
  bindDraftsToUser(user.id);
  setSession({ status: 'ready', user });
}

/** Forgets the session on this device; gates then lead to the sign-in page, or where one meant to go. */
export function endSession(): void {
  clearSessionStorage();
  setSession({ ...signedOutSession, redirectTo: signOutRedirect ?? readSession().redirectTo });
  signOutRedirect = undefined;
}

/** Says where the end of this session leads, however it comes about. */
export function setSignOutRedirect(path: string): void {
  signOutRedirect = path;
}

/** Who has left lands like anybody else from now on. */
export function clearSignOutRedirect(): void {
  if (readSession().redirectTo) setSession(signedOutSession);
}

/** Calls back when the session changes here or in another tab; returns the way out. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const isUserChange = event.key === null || event.key === sessionKeys.user;
    if (isUserChange || event.key === sessionKeys.accessToken) {
      session = restoreSession();
      listener();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
