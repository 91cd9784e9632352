/** One start of a class with every weekday on which it has it, Monday (1) first. */
export interface WeeklyStart {
  start: string;
  weekdays: number[];
}

/** Groups the weekly times of a class by their start, the earliest first. */
export function groupWeeklyTimes(
  weekly: readonly { weekday: number; start: string }[],
): WeeklyStart[] {
  const byStart = Map.groupBy(weekly, ({ start }) => start);
  return [...byStart]
    .map(([start, times]) => ({
      start,
      weekdays: times.map(({ weekday }) => weekday).sort((one, other) => one - other),
    }))
    .sort((one, other) => one.start.localeCompare(other.start));
}

/** The opposite: one time for each weekday of each start, in the order of the week. */
export function listWeeklyTimes(
  starts: readonly WeeklyStart[],
): { weekday: number; start: string }[] {
  return starts
    .flatMap(({ start, weekdays }) => weekdays.map((weekday) => ({ weekday, start })))
    .sort((one, other) => one.weekday - other.weekday || one.start.localeCompare(other.start));
}
