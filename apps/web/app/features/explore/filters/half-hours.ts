/** The day on the slider, in half hours: 05:00 to midnight. */
export const firstHalfHour = 10;
export const lastHalfHour = 48;

/** A half hour of the day as wall time: 37 is 18:30, 48 is 24:00. */
export const formatHalfHour = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;

/** The half hour of the day in which a wall time lies. */
const toHalfHour = (time: string) => Number(time.slice(0, 2)) * 2 + (time.slice(3) >= '30' ? 1 : 0);

/** Earliest and latest start on the slider. */
export type HalfHourRange = [start: number, end: number];

/** The part of the day that a search asks for, as it stands on the slider. */
export const toHalfHourRange = ({
  from,
  to,
}: {
  from: string | null;
  to: string | null;
}): HalfHourRange => [from ? toHalfHour(from) : firstHalfHour, to ? toHalfHour(to) : lastHalfHour];

/** What the slider sets in a search; either end of the day is no limit. */
export const toTimeRange = ([start, end]: HalfHourRange) => ({
  from: start > firstHalfHour ? formatHalfHour(start) : null,
  to: end < lastHalfHour ? formatHalfHour(end) : null,
});
