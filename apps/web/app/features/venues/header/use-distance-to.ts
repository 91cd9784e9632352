import { useEffect, useState } from 'react';
import { type Point, readAllowedPosition } from '#ui/location/geolocation.ts';
import { shownDistance } from '#ui/location/shown-distance.ts';

/** Returns the metres from the reader to a point; null unless the position is already shared. */
export function useDistanceTo(point: Point): number | null {
  const [position, setPosition] = useState<Point | null>(null);
  useEffect(() => {
    let unmounted = false;
    readAllowedPosition()
      .then((found) => !unmounted && setPosition(found))
      .catch(() => undefined);
    return () => {
      unmounted = true;
    };
  }, []);
  return shownDistance(position, point);
}
