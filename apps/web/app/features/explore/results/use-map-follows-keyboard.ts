import { useDebouncedCallback } from '@mantine/hooks';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/** Milliseconds on a row before the map follows: a browser takes only so many addresses a second. */
const followDelayMs = 150;

/**
 * Lets the map follow the keyboard through the list, where both are seen. Null ends a walk: who has
 * just opened a venue must not be led back by a map that follows late.
 */
export function useMapFollowsKeyboard(change: ChangeSearch, mapVisible: boolean) {
  const follow = useDebouncedCallback((venue: string) => {
    if (mapVisible) change({ venue }, 'aside');
  }, followDelayMs);
  return (venueId: string | null) => (venueId ? follow(venueId) : follow.cancel());
}
