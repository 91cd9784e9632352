import { useDebouncedCallback } from '@mantine/hooks';
import type { ChangeSearch } from './use-explore-address.ts';

/** Milliseconds on a row before the map follows: a browser takes only so many addresses a second. */
const rest = 150;

/** Lets the map follow the keyboard through the list, where both are seen. */
export function useWalk(change: ChangeSearch, mapSeen: boolean) {
  return useDebouncedCallback((venue: string) => {
    if (mapSeen) change({ venue }, 'aside');
  }, rest);
}
