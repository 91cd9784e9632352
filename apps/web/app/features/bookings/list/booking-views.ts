/** The tabs of the bookings page, in their order. */
export const bookingViews = ['upcoming', 'waitlisted', 'past', 'cancelled'] as const;

export type BookingView = (typeof bookingViews)[number];

/** The tabs that grow without end: they can be searched. */
export function isHistory(view: BookingView): view is 'past' | 'cancelled' {
  return view === 'past' || view === 'cancelled';
}
