import { useCallback, useEffect, useState } from 'react';
import type { Point } from './explore-address.ts';

export type Position = Point;

/** What a position is asked for: to look around it, or to count ways from it. */
export type PositionPurpose = 'place' | 'reach';

/** `asking` while the browser decides; `denied` and `unavailable` say why there is none. */
export type PositionState = 'unknown' | 'asking' | 'known' | 'denied' | 'unavailable';

const geolocationOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

const getPosition = () =>
  new Promise<Position>((found, failed) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      failed,
      geolocationOptions,
    );
  });

const isPermissionDenied = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1;

/**
 * The reader's position. It is read unasked only where that was allowed before; `locate` asks, and
 * tells the position to whoever asked. `settled` once the unasked look is over.
 */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<PositionState>('unknown');
  const [settled, setSettled] = useState(false);
  const [lastPurpose, setLastPurpose] = useState<PositionPurpose>('place');

  const locate = useCallback(
    async (onFound: (position: Position) => void, purpose: PositionPurpose = 'place') => {
      setLastPurpose(purpose);
      if (!navigator.geolocation) return setState('unavailable');
      setState('asking');
      try {
        const found = await getPosition();
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
      const allowed = await navigator.permissions?.query({ name: 'geolocation' });
      if (unmounted || allowed?.state !== 'granted') return;
      const found = await getPosition();
      if (unmounted) return;
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

  return { position, state, locate, settled, askedFor: lastPurpose };
}
