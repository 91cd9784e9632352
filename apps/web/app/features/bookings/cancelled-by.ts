/** Who or what cancelled a booking, as its label says: a pause is the member's own act, not Pulse's. */
export function cancelledByKey(booking: {
  cancelled_by: 'member' | 'venue' | 'system' | null;
  cancel_reason?: string | null;
}) {
  if (booking.cancel_reason === 'membership_paused') return 'cancelledBy.pause' as const;
  return `cancelledBy.${booking.cancelled_by ?? 'member'}` as const;
}
