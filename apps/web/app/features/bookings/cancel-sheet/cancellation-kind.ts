import type { Booking } from '@pulse/contract/client';

/** What cancelling gives up. */
export type CancellationKind = 'waitlisted' | 'offered' | 'confirmed';

/** What cancelling a booking gives up: a waitlist position, an offered place, or a confirmed place. */
export function cancellationKind({
  status,
  pending_for,
}: Pick<Booking, 'status' | 'pending_for'>): CancellationKind {
  if (status === 'waitlisted') return 'waitlisted';
  return pending_for === 'offer' ? 'offered' : 'confirmed';
}
