import type { EpochMs, LocalDate, WallTime, ZoneName } from '@pulse/domain';

/** What the clock and the calendar of a time zone show at an instant. */
export interface LocalTime {
  localDate: LocalDate;
  localTime: WallTime;
  /** Minutes since midnight on that clock. */
  localMinute: number;
}

/** The local date and time of an instant, as the columns of classes hold them. */
export function localTimeOf(at: EpochMs, zone: ZoneName): LocalTime {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return {
    localDate: local.toPlainDate().toString(),
    localTime: local.toPlainTime().toString({ smallestUnit: 'minute' }),
    localMinute: local.hour * 60 + local.minute,
  };
}
