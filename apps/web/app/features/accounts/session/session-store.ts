import { keepDraftsOf } from '../../../ui/drafts.ts';
import {
  clearSessionStorage,
  readAccessToken,
  readCachedUser,
  sessionKeys,
  type Tokens,
  writeCachedUser,
  writeTokens,
} from './session-storage.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  /** `loading` until a token without a cached user has been checked by the server. */
  status: 'loading' | 'ready';
  user: SessionUser | null;
  /** Where somebody who signed out wanted to land. */
  leadsTo?: string;
}

const signedOut: Session = { status: 'ready', user: null };
const listeners = new Set<() => void>();
let session: Session | undefined;
let destination: string | undefined;

/** Without a token nobody is signed in; with one, the cached user is restored without waiting. */
function restoreSession(): Session {
  if (!readAccessToken()) return signedOut;
  const user = readCachedUser();
  return user ? { status: 'ready', user } : { status: 'loading', user: null };
}

export function readSession(): Session {
  session ??= restoreSession();
  return session;
}

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Signs a person in on this device. */
export function startSession(tokens: Tokens, user: SessionUser): void {
  writeTokens(tokens);
  keepUser(user);
}

/** Keeps what the server says about the signed-in user. */
export function keepUser(user: SessionUser): void {
  writeCachedUser(user);
  keepDraftsOf(user.id);
  change({ status: 'ready', user });
}

/** Forgets the session on this device; gates then lead to the sign-in page, or where one meant to go. */
export function endSession(): void {
  clearSessionStorage();
  change({ ...signedOut, leadsTo: destination ?? readSession().leadsTo });
  destination = undefined;
}

/** Says where the end of this session leads, however it comes about. */
export function meanToLeaveFor(path: string): void {
  destination = path;
}

/** Who has left lands like anybody else from now on. */
export function haveLeft(): void {
  if (readSession().leadsTo) change(signedOut);
}

/** Calls back when the session changes here or in another tab; returns the way out. */
export function onSessionChange(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    const about = event.key === null || event.key === sessionKeys.user;
    if (about || event.key === sessionKeys.accessToken) {
      session = restoreSession();
      listener();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}
