import type { OpeningPeriodRow } from './demo-rows.ts';
import type { Random } from './random.ts';

type Period = readonly [opens: string, closes: string];

const longDays: readonly Period[] = [
  ['06:00', '22:30'],
  ['06:00', '23:00'],
  ['06:30', '22:00'],
  ['05:30', '23:30'],
];
const studioDays: readonly Period[] = [
  ['06:30', '22:30'],
  ['07:00', '22:00'],
  ['06:45', '21:30'],
];
const splitDays: readonly (readonly Period[])[] = [
  [
    ['07:00', '13:30'],
    ['16:00', '22:00'],
  ],
  [
    ['06:30', '12:45'],
    ['15:30', '22:15'],
  ],
];
const lateDays: readonly Period[] = [
  ['10:00', '01:00'],
  ['08:00', '00:30'],
  ['09:00', '00:00'],
];
const weekendDays: readonly Period[] = [
  ['08:00', '20:00'],
  ['08:30', '19:00'],
  ['07:30', '21:00'],
];

const lateActivities = new Set(['spa', 'padel', 'football']);
const longActivities = new Set(['strength', 'climbing', 'swimming']);
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The same period on each day of the week. */
export function everyDay([opens, closes]: Period): OpeningPeriodRow[] {
  return weekdays.map((weekday) => ({ weekday, opens, closes }));
}

/**
 * Opening hours of a week (ISO weekdays, local time). Baths, padel and football close after
 * midnight, a quarter of the studios close at midday, a third close one day (Sunday or Monday).
 */
export function generateOpeningHours(random: Random, activity: string): OpeningPeriodRow[] {
  const closedDay = random.chance(0.3) ? random.pick([7, 7, 1]) : 0;
  const late = lateActivities.has(activity);
  const split = !late && !longActivities.has(activity) && random.chance(0.25);
  const weekdayPeriods: readonly Period[] = late
    ? [random.pick(lateDays)]
    : split
      ? random.pick(splitDays)
      : [random.pick(longActivities.has(activity) ? longDays : studioDays)];
  const weekendPeriod = late ? random.pick(lateDays) : random.pick(weekendDays);
  return weekdays.flatMap((weekday) => {
    if (weekday === closedDay) return [];
    const periods = weekday >= 6 ? [weekendPeriod] : weekdayPeriods;
    return periods.map(([opens, closes]) => ({ weekday, opens, closes }));
  });
}
