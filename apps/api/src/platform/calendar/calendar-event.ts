import { ICalAttendeeStatus, type ICalEventData, ICalEventStatus } from 'ical-generator';

/** A booking as a calendar shows it. */
export interface CalendarEntry {
  /** Stays the same for the booking's whole life: `booking-<id>@pulse`. */
  uid: string;
  /** Grows with every change, so that a calendar replaces what it has. */
  sequence: number;
  title: string;
  /** Venue and address in one line. */
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** The page of this booking. */
  url: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** When this state was created; calendars compare it. The current time when left out. */
  stamp?: Date;
}

/** The organiser and attendee; METHOD:REQUEST and CANCEL need both, PUBLISH has no attendee. */
export interface CalendarParticipants {
  organiser: { name: string; email: string };
  attendee?: { name: string; email: string };
}

/** The UID by which calendars identify a booking. */
export function bookingUid(bookingId: string): string {
  return `booking-${bookingId}@pulse`;
}

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The calendar library's event for a booking: instants in UTC, which every calendar converts. */
export function calendarEvent(
  entry: CalendarEntry,
  participants?: CalendarParticipants,
): ICalEventData {
  return {
    id: entry.uid,
    sequence: entry.sequence,
    summary: entry.title,
    location: entry.location,
    start: entry.startsAt,
    end: entry.endsAt,
    url: entry.url,
    status: STATUS[entry.status],
    ...(entry.stamp && { stamp: entry.stamp }),
    ...(participants && {
      organizer: participants.organiser,
      ...(participants.attendee && {
        attendees: [{ ...participants.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      }),
    }),
  };
}
