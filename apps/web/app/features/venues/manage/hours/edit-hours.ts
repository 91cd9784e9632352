import type { OpeningPeriod } from '@pulse/contract/client';

/** ISO weekdays, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const workdays = [1, 2, 3, 4, 5] as const;

/** A day's periods with their positions in the whole list, which the errors refer to. */
export function periodsOf(hours: readonly OpeningPeriod[], weekday: number) {
  return hours
    .map((period, index) => ({ period, index }))
    .filter(({ period }) => period.weekday === weekday);
}

/** Adds a period to a day: usual hours at first, then one to fill in. */
export function addPeriod(hours: readonly OpeningPeriod[], weekday: number): OpeningPeriod[] {
  const last = periodsOf(hours, weekday).at(-1)?.period;
  const period = last
    ? { weekday, opens: '', closes: '' }
    : { weekday, opens: '07:00', closes: '22:00' };
  return [...hours, period];
}

/** Gives other days the periods of one, instead of their own. */
export function copyDay(
  hours: readonly OpeningPeriod[],
  from: number,
  to: readonly number[],
): OpeningPeriod[] {
  const others = to.filter((weekday) => weekday !== from);
  const copied = periodsOf(hours, from).map(({ period }) => period);
  return sortHours([
    ...hours.filter(({ weekday }) => !others.includes(weekday)),
    ...others.flatMap((weekday) => copied.map((period) => ({ ...period, weekday }))),
  ]);
}

/** Orders periods by weekday and opening time, as members read them. */
export function sortHours(hours: readonly OpeningPeriod[]): OpeningPeriod[] {
  return hours.toSorted(
    (one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens),
  );
}

/** Whether a period ends on the day after it begins; one of the whole day does not. */
export function passesMidnight({ opens, closes }: OpeningPeriod): boolean {
  return opens !== '' && closes !== '' && closes < opens && closes !== '00:00';
}
