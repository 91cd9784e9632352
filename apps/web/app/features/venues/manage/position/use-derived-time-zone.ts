import { useDebouncedValue } from '@mantine/hooks';
import { getPositionTimeZoneOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapPoint } from './position.ts';

/** Waits until a coordinate has been typed. */
const TYPING_PAUSE_MS = 400;

/**
 * Returns the time zone of a position, null while it is unknown. `choose` is called with it when none
 * is chosen yet, and when the position leaves the zone that followed from it before; a zone that the
 * partner chose against the position stays.
 */
export function useDerivedTimeZone(
  point: MapPoint | null,
  chosen: string,
  choose: (zone: string) => void,
): string | null {
  // A text, because a point is a new object each time.
  const [settled] = useDebouncedValue(point ? `${point.lat},${point.lng}` : '', TYPING_PAUSE_MS);
  const [latitude = 0, longitude = 0] = settled.split(',').map(Number);
  const { data } = useQuery({
    ...getPositionTimeZoneOptions({ query: { latitude, longitude } }),
    enabled: settled !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const derived = settled === '' ? null : (data?.time_zone ?? null);
  const followed = useRef<string | null>(null);
  const follow = useEffectEvent((zone: string) => {
    if (chosen === '' || (chosen === followed.current && chosen !== zone)) choose(zone);
    followed.current = zone;
  });
  useEffect(() => {
    if (derived !== null) follow(derived);
  }, [derived]);
  return derived;
}
