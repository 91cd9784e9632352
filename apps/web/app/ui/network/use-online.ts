import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './connection.ts';

/** Returns whether the server can be reached, and follows its changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}
