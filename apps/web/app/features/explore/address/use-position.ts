import { useCallback, useEffect, useState } from 'react';
import { type Point, readAllowedPosition, requestPosition } from '#ui/location/geolocation.ts';

/** What a position is for: the place of the search, or the start of the travel time. */
export type PositionPurpose = 'place' | 'travel-time';

/** `locating` until the browser has decided; `denied` and `unavailable` say why there is none. */
export type PositionState = 'unknown' | 'locating' | 'known' | 'denied' | 'unavailable';

const isPermissionDenied = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1;

/**
 * Returns the reader's position. It is read at once only where the permission was granted before;
 * `locate` requests it. `settled` is true once that first read is over.
 */
export function usePosition() {
  const [position, setPosition] = useState<Point | null>(null);
  const [state, setState] = useState<PositionState>('unknown');
  const [settled, setSettled] = useState(false);
  const [lastPurpose, setLastPurpose] = useState<PositionPurpose>('place');
  const locate = useCallback(
    async (onFound: (position: Point) => void, purpose: PositionPurpose = 'place') => {
      setLastPurpose(purpose);
      if (!navigator.geolocation) return setState('unavailable');
      setState('locating');
      try {
        const found = await requestPosition();
        setPosition(found);
        setState('known');
        onFound(found);
      } catch (error) {
        setState(isPermissionDenied(error) ? 'denied' : 'unavailable');
      }
    },
    [],
  );
  useEffect(() => {
    let unmounted = false;
    const readIfAllowed = async () => {
      const found = await readAllowedPosition();
      if (unmounted || !found) return;
      setPosition(found);
      setState('known');
    };
    void readIfAllowed()
      .catch(() => undefined)
      .finally(() => setSettled(true));
    return () => {
      unmounted = true;
    };
  }, []);
  return { position, state, locate, settled, lastPurpose };
}
