import { useDebouncedCallback } from '@mantine/hooks';
import type { ChangeSearch } from './use-explore-address.ts';

/** Milliseconds on a row before the map follows: a browser takes only so many addresses a second. */
const rest = 150;

/**
 * Lets the map follow the keyboard through the list, where both are seen. Null ends a walk: who has
 * just opened a venue must not be led back by a map that follows late.
 */
export function useWalk(change: ChangeSearch, mapSeen: boolean) {
  const follow = useDebouncedCallback((venue: string) => {
    if (mapSeen) change({ venue }, 'aside');
  }, rest);
  return (venueId: string | null) => (venueId ? follow(venueId) : follow.cancel());
}
