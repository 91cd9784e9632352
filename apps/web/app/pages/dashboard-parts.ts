import type { Booking } from '@pulse/contract/client';

const DAY_MS = 86_400_000;

/** Where somebody starts who has been nowhere yet: most venues are around it. */
const BEIRUT = { latitude: 33.8938, longitude: 35.5018, name: 'Beirut', zone: 'Asia/Beirut' };

/** The greeting of the hour in a zone. */
export function greetingOf(now: number, zone: string) {
  const hour = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).hour;
  if (hour < 5 || hour >= 18) return 'greeting.evening';
  return hour < 12 ? 'greeting.morning' : 'greeting.afternoon';
}

/** Around which venue and for which day classes are suggested: tomorrow, near where the member goes. */
export function placeToLook(booking: Booking | undefined, now: number) {
  const center = booking
    ? { ...positionOf(booking), name: booking.session.venue.name, zone: booking.session.time_zone }
    : BEIRUT;
  const at = now + DAY_MS;
  const date = Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(center.zone)
    .toPlainDate()
    .toString();
  return { center, date, at };
}

function positionOf({ session: { venue } }: Booking) {
  return { latitude: venue.latitude, longitude: venue.longitude };
}
