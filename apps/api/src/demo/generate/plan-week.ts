import type { OpeningPeriodRow } from './demo-rows.ts';
import type { Random } from './random.ts';
import { suitsStart } from './suits-start.ts';

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

/** A class that gets a slot; the words of its name decide at which starts. */
interface ClassToPlan {
  name: string;
  minutes: number;
}

/**
 * Plans weekly slots for these classes, all within the opening hours and at starts that suit their
 * names. Together they cover every open weekday, so that there are classes around today. Starts of
 * `occupied` slots are skipped.
 */
export function planWeek(
  random: Random,
  hours: readonly OpeningPeriodRow[],
  classes: readonly ClassToPlan[],
  occupied: readonly Omit<WeeklySlot, 'minutes'>[] = [],
): WeeklySlot[] {
  const taken = new Set(
    occupied.flatMap((slot) => slot.weekdays.map((weekday) => `${weekday} ${slot.start}`)),
  );
  const slots: (WeeklySlot & ClassToPlan)[] = [];
  const isFree = ({ name, minutes }: ClassToPlan, weekday: number, start: string): boolean =>
    fits(hours, weekday, start, minutes) &&
    !taken.has(`${weekday} ${start}`) &&
    suitsStart(name, weekday, start);
  const add = (candidateWeekdays: readonly number[], planned: ClassToPlan): boolean => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const start = pickStart(random);
      const weekdays = candidateWeekdays.filter((weekday) => isFree(planned, weekday, start));
      if (weekdays.length === 0) continue;
      for (const weekday of weekdays) taken.add(`${weekday} ${start}`);
      slots.push({ weekdays, start, ...planned });
      return true;
    }
    return false;
  };
  for (const planned of classes) add(random.pick(weekdayPatterns), planned);
  const openDays = new Set(hours.map((period) => period.weekday));
  for (const slot of slots) for (const weekday of slot.weekdays) openDays.delete(weekday);
  for (const weekday of openDays) {
    const slot = slots.find((one) => isFree(one, weekday, one.start));
    if (slot) {
      slot.weekdays = [...slot.weekdays, weekday].sort();
      taken.add(`${weekday} ${slot.start}`);
    } else classes.some((planned) => add([weekday], planned));
  }
  return slots.map(({ weekdays, start, minutes }) => ({ weekdays, start, minutes }));
}
