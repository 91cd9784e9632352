/** The tabs of the bookings page, in display order. */
export const bookingViews = ['upcoming', 'waitlisted', 'past', 'cancelled'] as const;

export type BookingView = (typeof bookingViews)[number];

/** Whether a tab lists past or cancelled bookings; these grow without limit and can be searched. */
export function isHistory(view: BookingView): view is 'past' | 'cancelled' {
  return view === 'past' || view === 'cancelled';
}
