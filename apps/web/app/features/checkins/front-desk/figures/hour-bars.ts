import type { VenueDay } from '@pulse/contract/client';

export interface HourBar {
  hour: number;
  today: number;
  average: number;
  kind: 'past' | 'now' | 'future';
  /** The bar's height: arrivals so far, or the average of a future hour. */
  value: number;
}

/** One bar for each hour from the first to the last with arrivals; `currentHour` is always included. */
export function hourBars(hours: VenueDay['arrivals_by_hour'], currentHour: number): HourBar[] {
  if (hours.length === 0) return [];
  const byHour = new Map(hours.map((entry) => [entry.hour, entry]));
  const first = Math.min(currentHour, ...byHour.keys());
  const last = Math.max(currentHour, ...byHour.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const { today = 0, average = 0 } = byHour.get(hour) ?? {};
    const kind = hour < currentHour ? 'past' : hour === currentHour ? 'now' : 'future';
    return { hour, today, average, kind, value: kind === 'future' ? average : today };
  });
}
