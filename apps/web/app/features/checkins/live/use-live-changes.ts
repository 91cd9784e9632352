import { useEffect } from 'react';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useOnline } from '#ui/network/use-online.ts';
import { setLive } from './live-state.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { useIsVisible } from './use-is-visible.ts';
import { watchChanges } from './watch-changes.ts';

/**
 * Reads the day of a venue again as soon as it changes anywhere, as long as the page is seen: a browser
 * keeps few connections to a server, which the tabs in front need.
 */
export function useLiveChanges(venueId: string): void {
  const refetch = useRefetch();
  const isVisible = useIsVisible();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isVisible || !isOnline) return;
    const controller = new AbortController();
    // Look-ups are counted by the hour, so not those.
    const refresh = oneAtATime(() => refetch(['desk']));
    // Refreshed at each turn: a query counts the time until it looks again from its last result.
    const turn = (live: boolean) => {
      setLive(live);
      void refresh();
    };
    const watcher = {
      onOpen: () => turn(true),
      onChanged: () => void refresh(),
      onClosed: () => turn(false),
    };
    void watchChanges(venueId, watcher, controller.signal);
    return () => {
      setLive(false);
      controller.abort();
    };
  }, [venueId, isVisible, isOnline, refetch]);
}
