import { useEffect, useState } from 'react';

export interface Position {
  latitude: number;
  longitude: number;
}

/** `asking` while the browser decides; `denied` and `unavailable` say why there is none. */
export type PositionState = 'unknown' | 'asking' | 'known' | 'denied' | 'unavailable';

const patience = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/**
 * The reader's position. It is read unasked only where that was allowed before; `locate` asks, and
 * tells the position to whoever asked.
 */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<PositionState>('unknown');

  const locate = (onFound?: (position: Position) => void) => {
    if (!navigator.geolocation) return setState('unavailable');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude });
        setState('known');
        onFound?.({ latitude, longitude });
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      patience,
    );
  };

  useEffect(() => {
    let left = false;
    const look = async () => {
      const allowed = await navigator.permissions?.query({ name: 'geolocation' });
      if (left || allowed?.state !== 'granted') return;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          if (left) return;
          setPosition({ latitude, longitude });
          setState('known');
        },
        undefined,
        patience,
      );
    };
    void look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);

  return { position, state, locate };
}
