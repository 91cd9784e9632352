import { useCallback, useEffect, useState } from 'react';
import type { Point } from './explore-address.ts';

export type Position = Point;

/** What a position is asked for: to look around it, or to count ways from it. */
export type Wish = 'place' | 'reach';

/** `asking` while the browser decides; `denied` and `unavailable` say why there is none. */
export type PositionState = 'unknown' | 'asking' | 'known' | 'denied' | 'unavailable';

const patience = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

const readPosition = () =>
  new Promise<Position>((found, failed) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      failed,
      patience,
    );
  });

const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1;

/**
 * The reader's position. It is read unasked only where that was allowed before; `locate` asks, and
 * tells the position to whoever asked. `settled` once the unasked look is over.
 */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<PositionState>('unknown');
  const [settled, setSettled] = useState(false);
  const [askedFor, setAskedFor] = useState<Wish>('place');

  const locate = useCallback(
    async (onFound: (position: Position) => void, wish: Wish = 'place') => {
      setAskedFor(wish);
      if (!navigator.geolocation) return setState('unavailable');
      setState('asking');
      try {
        const found = await readPosition();
        setPosition(found);
        setState('known');
        onFound(found);
      } catch (error) {
        setState(isRefusal(error) ? 'denied' : 'unavailable');
      }
    },
    [],
  );

  useEffect(() => {
    let left = false;
    const look = async () => {
      const allowed = await navigator.permissions?.query({ name: 'geolocation' });
      if (left || allowed?.state !== 'granted') return;
      const found = await readPosition();
      if (left) return;
      setPosition(found);
      setState('known');
    };
    void look()
      .catch(() => undefined)
      .finally(() => setSettled(true));
    return () => {
      left = true;
    };
  }, []);

  return { position, state, locate, settled, askedFor };
}
