import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';
import { interpretationQuery } from './interpretation-query.ts';
import { changeOfUnderstood, type SearchChange, type Understood } from './understood-search.ts';

export interface SubmitSearch {
  place: ExplorePlace;
  date: string;
  onChange: (change: Partial<ExploreSearch>) => void;
  onPlace: (place: ExplorePlace, change?: Partial<ExploreSearch>) => void;
}

/**
 * Returns functions that apply a change of the search, and that search for a text: it is interpreted
 * first, and when that fails searched for as it is. The last text submitted wins.
 */
export function useSubmitSearch({ place, date, onChange, onPlace }: SubmitSearch) {
  const queryClient = useQueryClient();
  const latest = useRef('');
  const apply = ({ place: next, change }: SearchChange) => {
    if (next) onPlace(next, change);
    else onChange({ ...change, venue: null });
  };
  const submit = async (text: string): Promise<Understood | null> => {
    latest.current = text;
    const result = await queryClient
      .fetchQuery(interpretationQuery(text, place, date))
      .catch(() => null);
    if (latest.current !== text) return null;
    apply(result ? changeOfUnderstood(result.understood) : { place: null, change: { q: text } });
    return result?.understood ?? null;
  };
  return { apply, submit };
}
