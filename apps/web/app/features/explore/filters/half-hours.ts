/** The ends of the slider in half hours of the day: 05:00 and midnight. */
export const firstHalfHour = 10;
export const lastHalfHour = 48;

/** Formats a half hour of the day: 37 is 18:30, 48 is 24:00. */
export const formatHalfHour = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;

/** Returns the half hour of the day that contains a local time (HH:MM). */
const toHalfHour = (time: string) => Number(time.slice(0, 2)) * 2 + (time.slice(3) >= '30' ? 1 : 0);

/** Earliest and latest start, in half hours of the day. */
export type HalfHourRange = [start: number, end: number];

/** Returns the slider's range for the times of a search. */
export const toHalfHourRange = ({
  from,
  to,
}: {
  from: string | null;
  to: string | null;
}): HalfHourRange => [from ? toHalfHour(from) : firstHalfHour, to ? toHalfHour(to) : lastHalfHour];

/** Returns the times of a search for the slider's range; its ends mean no limit. */
export const toTimeRange = ([start, end]: HalfHourRange) => ({
  from: start > firstHalfHour ? formatHalfHour(start) : null,
  to: end < lastHalfHour ? formatHalfHour(end) : null,
});
