import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
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
  const search = useMemo(() => readExploreAddress(params), [params]);
  const change = useCallback<ChangeSearch>(
    (part, mode = 'push') => {
      // Read from the URL, because two changes in one render must not overwrite each other.
      const current = readExploreAddress(new URLSearchParams(window.location.search));
      const next = writeExploreAddress({ ...current, ...part });
      const same = next.toString() === writeExploreAddress(current).toString();
      setParams(next, { replace: same || mode === 'replace', preventScrollReset: true });
    },
    [setParams],
  );
  return [search, change] as const;
}
