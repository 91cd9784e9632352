import { useSyncExternalStore } from 'react';
import { type ColorScheme, onColorSchemeChange, readColorScheme } from './color-scheme-store.ts';

export {
  type ColorScheme,
  chooseColorScheme,
  colorSchemes,
  onColorSchemeChange,
  readColorScheme,
} from './color-scheme-store.ts';

/** The chosen theme, kept current; `system` while a page is prerendered. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onColorSchemeChange, readColorScheme, () => 'system');
}
