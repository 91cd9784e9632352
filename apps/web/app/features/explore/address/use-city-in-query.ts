import { listCitiesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';

const equalIgnoringAccents = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/**
 * Finds the city in a URL that has a text but no place ("?q=Paris", from the landing page), and calls
 * `onCity` with it. Returns true while it is being looked up.
 */
export function useCityInQuery(
  { q, place }: ExploreSearch,
  onCity: (city: ExplorePlace) => void,
): boolean {
  const enabled = place === null && q !== '';
  const cities = useQuery({ ...listCitiesOptions({ query: { q, limit: 5 } }), enabled });
  const city = enabled
    ? cities.data?.items.find((one) => equalIgnoringAccents(one.name, q))
    : undefined;
  useEffect(() => {
    if (!city) return;
    const { name, latitude, longitude } = city;
    onCity({ kind: 'city', name, latitude, longitude });
  });
  return enabled && (cities.isPending || city !== undefined);
}
