import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';
import { interpretationQuery } from './interpretation-query.ts';
import { changeOfUnderstood } from './understood-search.ts';

/**
 * Interprets the text of a URL that has a text but no place ("?q=yoga+paris", from the landing page)
 * for somebody at `fallback`, and calls `onChange` with what it means and the place. Returns true until
 * then.
 */
export function useUnderstoodQuery(
  { q, place }: ExploreSearch,
  fallback: ExplorePlace,
  onChange: (change: Partial<ExploreSearch>) => void,
): boolean {
  const enabled = place === null && q.trim() !== '';
  const { data, isError } = useQuery({ ...interpretationQuery(q.trim(), fallback), enabled });
  useEffect(() => {
    if (!enabled || !data) return;
    const { place: named, change } = changeOfUnderstood(data.understood);
    onChange({ ...change, place: named ?? fallback });
  });
  return enabled && !isError;
}
