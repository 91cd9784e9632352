import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './session-store.ts';

const prerenderedSession: Session = { status: 'loading', user: null };

/** Who is signed in, kept current across tabs. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession, () => prerenderedSession);
}
