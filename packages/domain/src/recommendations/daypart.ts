/** The parts of a day by which habits are compared, in the venue's local time. */
export const DAYPARTS = ['morning', 'afternoon', 'evening'] as const;

/** One part of a day. */
export type Daypart = (typeof DAYPARTS)[number];

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** Morning until noon, afternoon until 17:00, evening after; from minutes after local midnight. */
export function daypartOf(localMinute: number): Daypart {
  if (localMinute < NOON) return 'morning';
  return localMinute < EVENING ? 'afternoon' : 'evening';
}
