import type { EpochMs } from '../time/instants.ts';
import { instantOfWallTime, localDateOf, type ZoneName } from '../time/zones.ts';

/** The quiet hours without reminders, in the member's local time (product.md). */
export const QUIET_FROM = '22:00';
export const QUIET_UNTIL = '07:00';

/** Whether an instant lies in the quiet hours of a zone. */
export function isInQuietHours(at: EpochMs, zone: ZoneName): boolean {
  const localTime = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return localTime.hour >= 22 || localTime.hour < 7;
}

/**
 * When a reminder due at `dueAt` may be sent: immediately outside the quiet hours, or for a class
 * that itself starts inside them; otherwise at 07:00 in the member's local time.
 */
export function afterQuietHours(dueAt: EpochMs, startsAt: EpochMs, zone: ZoneName): EpochMs {
  return isInQuietHours(startsAt, zone) ? dueAt : outsideQuietHours(dueAt, zone);
}

/** An instant itself outside the quiet hours of a zone; inside them the next 07:00 there. */
export function outsideQuietHours(at: EpochMs, zone: ZoneName): EpochMs {
  if (!isInQuietHours(at, zone)) return at;
  const date = Temporal.PlainDate.from(localDateOf(at, zone));
  const localTime = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const morning = localTime.hour >= 22 ? date.add({ days: 1 }) : date;
  return instantOfWallTime(morning.toString(), QUIET_UNTIL, zone);
}
