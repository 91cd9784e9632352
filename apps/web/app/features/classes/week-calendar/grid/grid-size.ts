export const MINUTES_PER_DAY = 24 * 60;

/** Minutes after midnight as local time: 1110 is 18:30; 1440 is midnight again. */
export function formatMinute(minute: number): string {
  const hours = String(Math.floor(minute / 60) % 24).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}
