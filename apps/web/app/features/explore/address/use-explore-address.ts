import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { overlaysAt } from '../../../ui/page/history-entry.ts';
import { type ExploreSearch, readExploreAddress, writeExploreAddress } from './explore-address.ts';

/**
 * How a change enters the browser's history: `push` adds an entry; `replace` (the selected venue,
 * each typed letter) replaces the current one.
 */
export type HistoryMode = 'push' | 'replace';

export type ChangeSearch = (part: Partial<ExploreSearch>, mode?: HistoryMode) => void;

/** Returns the search in the URL and a function that changes parts of it. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  // Whatever is chosen in a filter panel is one step in the history, the entry of that panel.
  const overlayState: unknown = overlaysAt(location) > 0 ? location.state : undefined;
  const search = useMemo(() => readExploreAddress(params), [params]);
  const change = useCallback<ChangeSearch>(
    (part, mode = 'push') => {
      // Read from the URL, because two changes in one render must not overwrite each other.
      const current = readExploreAddress(new URLSearchParams(window.location.search));
      const next = writeExploreAddress({ ...current, ...part });
      const same = next.toString() === writeExploreAddress(current).toString();
      const replace = same || mode === 'replace' || overlayState !== undefined;
      setParams(next, { replace, state: overlayState, preventScrollReset: true });
    },
    [setParams, overlayState],
  );
  return [search, change] as const;
}
