/** Height of one minute in pixels: a class of 45 minutes has room for three lines. */
const PIXELS_PER_MINUTE = 1.2;

export const MINUTES_PER_DAY = 24 * 60;

/** The height in pixels of so many minutes; also how far below midnight a time of the day is. */
export function pixelsOf(minutes: number): number {
  return minutes * PIXELS_PER_MINUTE;
}

/** The minute after midnight that is so many pixels below it. */
export function minuteAt(pixels: number): number {
  return pixels / PIXELS_PER_MINUTE;
}

/** Minutes after midnight as local time: 1110 is 18:30; 1440 is midnight again. */
export function formatMinute(minute: number): string {
  const hours = String(Math.floor(minute / 60) % 24).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}
