import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './session-store.ts';

const prerenderedSession: Session = { status: 'loading', user: null };

/** The current session, kept in sync across tabs. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession, () => prerenderedSession);
}
