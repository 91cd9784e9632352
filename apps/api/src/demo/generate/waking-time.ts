import { type EpochMs, HOUR, type ZoneName } from '@pulse/domain';

/** People are awake from 08:00 to 22:00; these are the hours between. */
const NIGHT_STARTS_HOUR = 22;
const NIGHT_ENDS_HOUR = 8;
const NIGHT_HOURS = 24 - NIGHT_STARTS_HOUR + NIGHT_ENDS_HOUR;

/**
 * The time at which a person in `zone` would have done what is dated `at`: the instant itself by day;
 * of a night, an instant in the hour before it, in the same order. So the demo looks the same at
 * whatever hour it was started.
 */
export function wakingTime(at: EpochMs, zone: ZoneName): EpochMs {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  if (local.hour >= NIGHT_ENDS_HOUR && local.hour < NIGHT_STARTS_HOUR) return at;
  const evening = local.hour < NIGHT_ENDS_HOUR ? local.subtract({ days: 1 }) : local;
  const nightStart = evening.withPlainTime({ hour: NIGHT_STARTS_HOUR }).epochMilliseconds;
  const passed = Math.max(0, at - nightStart) / (NIGHT_HOURS * HOUR);
  return Math.floor(nightStart - HOUR + Math.min(passed, 0.99) * HOUR);
}
