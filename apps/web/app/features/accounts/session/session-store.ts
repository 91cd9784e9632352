import { bindDraftsToUser } from '#ui/forms/drafts.ts';
import {
  cacheUser,
  clearSessionStorage,
  readAccessToken,
  readCachedUser,
  readSessionEnded,
  sessionKeys,
  storeSessionEnded,
  storeTokens,
  type Tokens,
} from './session-storage.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  /** `loading` until a token without a cached user has been checked by the server. */
  status: 'loading' | 'ready';
  user: SessionUser | null;
  /** The server has confirmed the session since the page was loaded, or could not be reached. */
  checked?: boolean;
  /** Redirect target after a sign-out. */
  redirectTo?: string;
  /** The server ended the last session: it expired, or was ended on another device. */
  ended?: boolean;
}

const signedOutSession: Session = { status: 'ready', user: null };
const listeners = new Set<() => void>();
let session: Session | undefined;
let signOutRedirect: string | undefined;

/** Restores the session from storage: without a token signed out, else with the cached user. */
function restoreSession(): Session {
  if (!readAccessToken())
    return readSessionEnded() ? { ...signedOutSession, ended: true } : signedOutSession;
  const user = readCachedUser();
  return user ? { status: 'ready', user } : { status: 'loading', user: null };
}

/** The current session, restored from storage at the first call. */
export function readSession(): Session {
  session ??= restoreSession();
  return session;
}

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Starts a session on this device; what another account left on it is removed first. */
export function startSession({ user, ...tokens }: Tokens & { user: SessionUser }): void {
  const previous = readCachedUser();
  if (previous && previous.id !== user.id) clearSessionStorage();
  storeSessionEnded(false);
  storeTokens(tokens);
  storeUser(user);
}

/** Stores the signed-in user as returned by the server. */
export function storeUser(user: SessionUser): void {
  cacheUser(user);
  bindDraftsToUser(user.id);
  setSession({ status: 'ready', user, checked: true });
}

/** Accepts the cached user while the server cannot be reached. */
export function acceptCachedUser(): void {
  setSession({ ...readSession(), checked: true });
}

/**
 * Ends the session on this device; gates then redirect to the sign-out redirect or the sign-in page,
 * which says that the session has ended unless the person signed out.
 */
export function endSession(): void {
  const redirectTo = signOutRedirect ?? readSession().redirectTo;
  // Before the tokens go, so that other tabs know the reason when they notice. A second refused
  // request finds no session any more and changes nothing.
  if (redirectTo) storeSessionEnded(false);
  else if (readAccessToken()) storeSessionEnded(true);
  clearSessionStorage();
  setSession({ ...restoreSession(), redirectTo });
  signOutRedirect = undefined;
}

/** Sets the redirect for the end of this session, whatever ends it. */
export function setSignOutRedirect(path: string): void {
  signOutRedirect = path;
}

/** Clears the redirect of the last sign-out. */
export function clearSignOutRedirect(): void {
  if (readSession().redirectTo) setSession(signedOutSession);
}

/** Subscribes to session changes in this and other tabs; returns an unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const isUserChange = event.key === null || event.key === sessionKeys.user;
    if (isUserChange || event.key === sessionKeys.accessToken) {
      // The other tab has heard from the server.
      session = { ...restoreSession(), checked: true };
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
