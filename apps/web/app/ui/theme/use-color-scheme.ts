import { useSyncExternalStore } from 'react';
import { type ColorScheme, onColorSchemeChange, readColorScheme } from './color-scheme-store.ts';

/** Returns the chosen theme and follows its changes; `system` while a page is prerendered. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onColorSchemeChange, readColorScheme, () => 'system');
}
