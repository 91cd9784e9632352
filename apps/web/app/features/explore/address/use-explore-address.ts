import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ExploreSearch, readExploreAddress, writeExploreAddress } from './explore-address.ts';

/**
 * How a change goes into the browser's history: a `step` can be gone back from; `aside` (the
 * selected venue, each letter of a word) takes the place of the address before.
 */
export type HistoryMode = 'step' | 'aside';

export type ChangeSearch = (part: Partial<ExploreSearch>, way?: HistoryMode) => void;

/** The search in the address, and the way to change a part of it. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readExploreAddress(params), [params]);
  const change = useCallback<ChangeSearch>(
    (part, mode = 'step') => {
      // Two changes in one moment: the second must know of the first.
      const current = readExploreAddress(new URLSearchParams(window.location.search));
      const next = writeExploreAddress({ ...current, ...part });
      const same = next.toString() === writeExploreAddress(current).toString();
      setParams(next, { replace: same || mode === 'aside', preventScrollReset: true });
    },
    [setParams],
  );
  return [search, change] as const;
}
