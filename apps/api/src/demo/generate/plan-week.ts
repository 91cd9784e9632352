import type { OpeningPeriodRow } from './demo-rows.ts';
import type { Random } from './random.ts';

const weekdayPatterns: readonly (readonly number[])[] = [
  [1, 3, 5],
  [2, 4],
  [1, 4],
  [2, 5],
  [3, 6],
  [2, 4, 6],
  [6, 7],
  [1, 3],
  [5, 7],
  [4, 7],
  [3],
  [6],
];
const startsEarly = ['06:45', '07:00', '07:15', '07:30', '08:00'];
const startsMidday = ['09:00', '09:30', '10:00', '11:00', '12:15', '12:30'];
const startsEvening = [
  '17:00',
  '17:30',
  '17:45',
  '18:00',
  '18:15',
  '18:30',
  '18:45',
  '19:00',
  '19:15',
  '19:30',
  '19:45',
  '20:00',
  '20:15',
];

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function fits(hours: readonly OpeningPeriodRow[], weekday: number, start: string, minutes: number) {
  return hours.some((period) => {
    const closes =
      period.closes > period.opens ? minuteOf(period.closes) : minuteOf(period.closes) + 1440;
    return (
      period.weekday === weekday &&
      minuteOf(start) >= minuteOf(period.opens) &&
      minuteOf(start) + minutes <= closes
    );
  });
}

function pickStart(random: Random): string {
  const roll = random.next();
  return random.pick(roll < 0.2 ? startsEarly : roll < 0.38 ? startsMidday : startsEvening);
}

export interface WeeklySlot {
  weekdays: readonly number[];
  start: string;
  minutes: number;
}

/**
 * Plans weekly slots for classes of these lengths, all within the opening hours. Together they
 * cover every open weekday, so that there are classes around today. `busy` starts are skipped.
 */
export function planWeek(
  random: Random,
  hours: readonly OpeningPeriodRow[],
  durations: readonly number[],
  occupied: readonly Omit<WeeklySlot, 'minutes'>[] = [],
): WeeklySlot[] {
  const taken = new Set(
    occupied.flatMap((slot) => slot.weekdays.map((weekday) => `${weekday} ${slot.start}`)),
  );
  const slots: WeeklySlot[] = [];
  const add = (candidateWeekdays: readonly number[], minutes: number) => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const start = pickStart(random);
      const weekdays = candidateWeekdays.filter(
        (weekday) => fits(hours, weekday, start, minutes) && !taken.has(`${weekday} ${start}`),
      );
      if (weekdays.length === 0) continue;
      for (const weekday of weekdays) taken.add(`${weekday} ${start}`);
      slots.push({ weekdays, start, minutes });
      return;
    }
  };
  for (const minutes of durations) add(random.pick(weekdayPatterns), minutes);
  const openDays = new Set(hours.map((period) => period.weekday));
  for (const slot of slots) for (const weekday of slot.weekdays) openDays.delete(weekday);
  for (const weekday of openDays) {
    const slot = slots.find(
      (one) =>
        fits(hours, weekday, one.start, one.minutes) && !taken.has(`${weekday} ${one.start}`),
    );
    if (slot) {
      slot.weekdays = [...slot.weekdays, weekday].sort();
      taken.add(`${weekday} ${slot.start}`);
    } else add([weekday], durations[0] ?? 45);
  }
  return slots;
}
