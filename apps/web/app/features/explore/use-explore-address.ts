import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ExploreSearch, readExploreAddress, writeExploreAddress } from './explore-address.ts';

/** The search in the address, and the way to change a part of it without a new history entry. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readExploreAddress(params), [params]);
  const change = useCallback(
    (part: Partial<ExploreSearch>) =>
      setParams((now) => writeExploreAddress({ ...readExploreAddress(now), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [search, change] as const;
}
