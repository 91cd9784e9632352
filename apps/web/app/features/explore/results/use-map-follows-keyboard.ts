import { useDebouncedCallback } from '@mantine/hooks';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/** Milliseconds on a row before the map follows: browsers limit how often the URL may change. */
const followDelayMs = 150;

/**
 * Returns a function that selects the focused venue on the map where the map is visible. Null cancels
 * a pending selection, which would otherwise navigate back from a venue just opened.
 */
export function useMapFollowsKeyboard(change: ChangeSearch, mapVisible: boolean) {
  const follow = useDebouncedCallback((venue: string) => {
    if (mapVisible) change({ venue }, 'replace');
  }, followDelayMs);
  return (venueId: string | null) => (venueId ? follow(venueId) : follow.cancel());
}
