import { distanceMetres } from '@pulse/domain';
import { useEffect, useState } from 'react';

/** Farther than this, in metres, a distance says nothing. */
const maxShownDistance = 80_000;

/** Metres from the reader to a point, where their browser shares the position unasked; else null. */
export function useDistanceTo(point: { latitude: number; longitude: number }): number | null {
  const [distance, setDistance] = useState<number | null>(null);
  const { latitude, longitude } = point;
  useEffect(() => {
    let unmounted = false;
    const readIfAllowed = async () => {
      const allowed = await navigator.permissions?.query({ name: 'geolocation' });
      if (unmounted || allowed?.state !== 'granted') return;
      navigator.geolocation.getCurrentPosition(({ coords }) => {
        const found = distanceMetres(coords, { latitude, longitude });
        if (!unmounted && found < maxShownDistance) setDistance(found);
      });
    };
    void readIfAllowed().catch(() => undefined);
    return () => {
      unmounted = true;
    };
  }, [latitude, longitude]);
  return distance;
}
