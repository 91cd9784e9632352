import { useDebouncedValue } from '@mantine/hooks';
import { listCitiesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { MapPoint } from './position.ts';

/** Where most venues are, while nothing is known of a new one. */
const BEIRUT: MapPoint = { lat: 33.889, lng: 35.5 };

/** Waits until the city's name has been typed. */
const TYPING_PAUSE_MS = 400;

/** Returns where the map looks: at the pin, else at the typed city if Pulse knows it. */
export function useMapCentre(city: string, point: MapPoint | null): MapPoint {
  const [name] = useDebouncedValue(city.trim(), TYPING_PAUSE_MS);
  const cities = useQuery({
    ...listCitiesOptions({ query: { q: name, limit: 1 } }),
    enabled: point === null && name.length >= 2,
  });
  const found = name.length >= 2 ? cities.data?.items[0] : undefined;
  if (point) return point;
  return found ? { lat: found.latitude, lng: found.longitude } : BEIRUT;
}
