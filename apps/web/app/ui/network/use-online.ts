import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './connection.ts';

/** Whether the server can be reached, kept current. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}
