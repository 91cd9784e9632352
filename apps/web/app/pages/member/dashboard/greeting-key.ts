import type { EpochMs } from '@pulse/domain';

/** The greeting of the hour in a zone. */
export function greetingKey(now: EpochMs, zone: string) {
  const hour = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).hour;
  if (hour < 5 || hour >= 18) return 'greeting.evening';
  return hour < 12 ? 'greeting.morning' : 'greeting.afternoon';
}
