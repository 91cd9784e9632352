import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';
import { interpretationQuery } from './interpretation-query.ts';
import { changeOfUnderstood } from './understood-search.ts';

interface InterpretAddressProps {
  q: string;
  /** Where the reader searches when the text names no area. */
  fallback: ExplorePlace;
  onChange: (change: Partial<ExploreSearch>) => void;
}

/**
 * Interprets the text of a URL that has a text but no place ("?q=yoga+paris", from the landing page),
 * and calls `onChange` with what it means and the place; when that fails, with the place alone.
 */
export function InterpretAddress({ q, fallback, onChange }: InterpretAddressProps) {
  const { data, isError } = useQuery(interpretationQuery(q.trim(), fallback));
  useEffect(() => {
    if (!data && !isError) return;
    const { place = null, change } = data ? changeOfUnderstood(data.understood) : { change: {} };
    onChange({ ...change, place: place ?? fallback, venue: null });
  });
  return null;
}
