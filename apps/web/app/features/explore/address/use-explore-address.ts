import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readOverlays } from '#ui/overlays/overlay-stack.ts';
import { overlaysAt, stateWithOverlay } from '#ui/page/history-entry.ts';
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
  const search = useMemo(() => readExploreAddress(params), [params]);
  const change = useCallback<ChangeSearch>(
    (part, mode = 'push') => {
      // Read from the URL, because two changes in one render must not overwrite each other.
      const current = readExploreAddress(new URLSearchParams(window.location.search));
      const next = writeExploreAddress({ ...current, ...part });
      const same = next.toString() === writeExploreAddress(current).toString();
      // Whatever is chosen in a filter panel is one step in the history, the entry of that panel.
      const entry = { state: window.history.state?.usr as unknown };
      const hasOverlayEntry = overlaysAt(entry) > 0;
      const replace = same || mode === 'replace' || hasOverlayEntry;
      // A panel used right after it was opened may not have its entry yet: this one becomes it.
      const becomesOverlayEntry = !replace && readOverlays().length > 0;
      const state = becomesOverlayEntry
        ? stateWithOverlay(location, undefined)
        : hasOverlayEntry
          ? entry.state
          : undefined;
      setParams(next, { replace, state, preventScrollReset: true });
    },
    [setParams, location],
  );
  return [search, change] as const;
}
