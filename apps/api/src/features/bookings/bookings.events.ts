declare module '../../platform/events/domain-events.ts' {
  /** Domain events of bookings. */
  interface DomainEventPayloads {
    'booking.confirmed': {
      booking_id: string;
      how: 'booked' | 'promoted' | 'offer_accepted' | 'paid' | 'undone' | 'walk_in';
      /** `booking.series_booked` or `booking.exchanged` tells the member. */
      together?: true;
    };
    /** A member gave up one booking for another in one act, which this tells of. */
    'booking.exchanged': { booking_id: string; left_booking_id: string };
    /** A member booked dates of a series, or waits for them, in one act. */
    'booking.series_booked': { user_id: string; booking_ids: readonly string[] };
    /** Staff held a place for a member at the front desk, who pays for it. */
    'booking.walk_in_held': { booking_id: string };
    'booking.waitlisted': { booking_id: string; together?: true };
    'booking.offered': { booking_id: string };
    'booking.offer_expired': { booking_id: string };
    'booking.cancelled': {
      booking_id: string;
      by: 'member' | 'venue' | 'system';
      /** `booking.several_cancelled` or `booking.exchanged` tells the member. */
      together?: true;
    };
    /** Bookings of one member, two or more, were cancelled in one act. */
    'booking.several_cancelled': {
      user_id: string;
      booking_ids: readonly string[];
      by: 'venue' | 'system';
    };
    'booking.visit_returned': { booking_id: string };
    'booking.dropped_for_overlap': { booking_id: string; for_booking_id: string };
    /** The class moved, perhaps onto another place of the same member. */
    'booking.moved': { booking_id: string; overlaps_booking_id?: string };
    /** Its class was cancelled by mistake and is put back; its status says what became of it. */
    'booking.class_restored': { booking_id: string };
    'booking.trainer_changed': { booking_id: string };
    /** Its member brings another guest, or one fewer. */
    'booking.guests_changed': { booking_id: string };
    'booking.no_show': { booking_id: string };
  }
}

export {};
