import { distanceMetres } from '@pulse/domain';
import { useEffect, useState } from 'react';

/** Farther than this, in metres, a distance says nothing. */
const sensibleMetres = 80_000;

/** Metres from the reader to a point, where their browser shares the position unasked; else null. */
export function useMetresTo(point: { latitude: number; longitude: number }): number | null {
  const [metres, setMetres] = useState<number | null>(null);
  const { latitude, longitude } = point;
  useEffect(() => {
    let left = false;
    const look = async () => {
      const allowed = await navigator.permissions?.query({ name: 'geolocation' });
      if (left || allowed?.state !== 'granted') return;
      navigator.geolocation.getCurrentPosition(({ coords }) => {
        const found = distanceMetres(coords, { latitude, longitude });
        if (!left && found < sensibleMetres) setMetres(found);
      });
    };
    void look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [latitude, longitude]);
  return metres;
}
