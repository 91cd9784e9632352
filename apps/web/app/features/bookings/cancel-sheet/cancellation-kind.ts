import type { Booking } from '@pulse/contract/client';

/** What cancelling a booking gives up: a waitlist position, an offered place, or a confirmed place. */
export function cancellationKind({ status, pending_for }: Pick<Booking, 'status' | 'pending_for'>) {
  if (status === 'waitlisted') return 'waitlisted';
  return pending_for === 'offer' ? 'offered' : 'confirmed';
}
