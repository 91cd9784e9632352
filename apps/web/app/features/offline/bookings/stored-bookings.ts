import type { Booking } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';

/** The prefix `pulse_` marks data that sign-out clears. */
const storageKey = 'pulse_offline_bookings';
/** The number of bookings stored for offline use. */
const maxBookings = 10;

/** The fields of a booking that are shown offline. */
export interface StoredBooking {
  id: string;
  status: Booking['status'];
  pending_for: Booking['pending_for'];
  title: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  check_in_opens_at: string;
  check_in_closes_at: string;
  venue: { id: string; name: string; area: string };
}

/** A member's next bookings as last fetched from the server. */
export interface StoredBookings {
  user_id: string;
  /** When they were fetched: UTC instant, ISO 8601. */
  as_of: string;
  items: StoredBooking[];
}

/** Stores a member's next bookings on this device, fetched at `now`. */
export function storeBookings(userId: string, bookings: readonly Booking[], now: EpochMs): void {
  const stored: StoredBookings = {
    user_id: userId,
    as_of: new Date(now).toISOString(),
    items: bookings.slice(0, maxBookings).map(toStoredBooking),
  };
  localStorage.setItem(storageKey, JSON.stringify(stored));
}

/** The bookings stored for this member that have not ended at `now`; null without stored data. */
export function readStoredBookings(userId: string, now: EpochMs): StoredBookings | null {
  const text = localStorage.getItem(storageKey);
  if (!text) return null;
  try {
    const stored: StoredBookings = JSON.parse(text);
    // Never show another user's bookings, even if they were not cleared on sign-out.
    if (stored.user_id !== userId || !Array.isArray(stored.items)) return null;
    return { ...stored, items: stored.items.filter(({ ends_at }) => Date.parse(ends_at) > now) };
  } catch {
    return null;
  }
}

function toStoredBooking({ session, ...booking }: Booking): StoredBooking {
  const { venue } = session;
  return {
    id: booking.id,
    status: booking.status,
    pending_for: booking.pending_for,
    title: session.title,
    starts_at: session.starts_at,
    ends_at: session.ends_at,
    time_zone: session.time_zone,
    check_in_opens_at: booking.check_in_opens_at,
    check_in_closes_at: booking.check_in_closes_at,
    venue: { id: venue.id, name: venue.name, area: venue.district || venue.city },
  };
}
