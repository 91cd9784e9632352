/** The day on the slider, in half hours: 05:00 to midnight. */
export const firstHalf = 10;
export const lastHalf = 48;

/** A half hour of the day as wall time: 37 is 18:30, 48 is 24:00. */
export const wallOf = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;

/** The half hour of the day in which a wall time lies. */
const halfOf = (time: string) => Number(time.slice(0, 2)) * 2 + (time.slice(3) >= '30' ? 1 : 0);

/** Earliest and latest start on the slider. */
export type Halves = [start: number, end: number];

/** The part of the day that a search asks for, as it stands on the slider. */
export const halvesOf = ({ from, to }: { from: string | null; to: string | null }): Halves => [
  from ? halfOf(from) : firstHalf,
  to ? halfOf(to) : lastHalf,
];

/** What the slider sets in a search; either end of the day is no limit. */
export const timesOf = ([start, end]: Halves) => ({
  from: start > firstHalf ? wallOf(start) : null,
  to: end < lastHalf ? wallOf(end) : null,
});
